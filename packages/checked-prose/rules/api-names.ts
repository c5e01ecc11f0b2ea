import {
  API_KEY,
  isReferenceMistake,
  type KnownApi,
  type Reference,
} from '@openapi-portal/api-names';
import type {Problem} from '@openapi-portal/reports';

import {moveToFront, resolve} from '../name-links/resolve';
import {findOwnApi, type Page} from '../page';
import {findProblemsIn, findVersionOf, type ProseRule, type ProseSite, suggest} from '../site';

const toName = (anchor: string): string => anchor.split('.').at(-1) ?? anchor;

/** Lists the field names that are deprecated wherever they occur. */
function listDeprecatedFields(apis: readonly KnownApi[]): ReadonlySet<string> {
  const fields = apis.flatMap(({operations}) => operations.flatMap((one) => one.fields));
  const live = new Set(fields.filter((one) => !one.isDeprecated).map(({anchor}) => toName(anchor)));
  const deprecated = fields.filter((one) => one.isDeprecated).map(({anchor}) => toName(anchor));
  return new Set(deprecated.filter((name) => !live.has(name)));
}

function findDeprecatedName(
  reference: Reference,
  apis: readonly KnownApi[],
  fields: ReadonlySet<string>,
): string | undefined {
  const {text = ''} = reference.values;
  if (reference.kind === 'code' && fields.has(text)) return `The field ${text}`;
  const target = resolve(reference, apis);
  if (target === undefined || isReferenceMistake(target)) return undefined;
  if (target.kind === 'operation' && target.operation.isDeprecated) {
    return `The operation ${target.operation.id}`;
  }
  if (target.kind !== 'field' || !target.field.isDeprecated) return undefined;
  return `The field ${toName(target.field.anchor)} of ${target.operation.id}`;
}

/** Reports references to deprecated operations and fields. */
export function findDeprecated({
  pages,
  apis,
  versions = [],
}: Pick<ProseSite, 'pages' | 'apis' | 'versions'>): readonly Problem[] {
  const fields = listDeprecatedFields(apis);
  const fix = 'use its replacement, or name it only where the page explains the deprecation';
  // Pages of older docs versions may reference names that were deprecated later.
  const newest = [...pages.values()].filter((page) => !findVersionOf(page, {versions}));
  return newest.flatMap((page) => {
    const own = moveToFront(findOwnApi(page), apis);
    return findProblemsIn(page, page.content.references, (reference) => {
      const name = findDeprecatedName(reference, own, fields);
      return name === undefined ? undefined : {message: `${name} is deprecated`, fix};
    });
  });
}

const findUnknownApi: ProseRule = ({file, source = file, frontMatter}, {apis}) =>
  findProblemsIn(
    {file: source},
    frontMatter.entries.filter(({key}) => key === API_KEY),
    ({value}) => {
      const ids = apis.map(({id}) => id);
      if (ids.includes(String(value))) return undefined;
      const fix = suggest(String(value), ids, `write one of ${ids.join(', ')}`);
      return {message: `The site has no API ${String(value)}`, fix};
    },
  );

/** Returns the end of an error message with the releases of the page's docs version; empty for the current one. */
function toReleases(page: Page, site: ProseSite): string {
  const version = findVersionOf(page, site);
  if (version === undefined) return '';
  const releases = version.apis.map((api) => `${api.id} ${api.version}`).join(' and ');
  return `; version ${version.name} describes ${releases === '' ? 'no API' : releases}`;
}

/** Checks that all references to API names can be resolved. */
export const findUnknownNames: ProseRule = (page, site) => {
  const apis = moveToFront(findOwnApi(page), site.apis);
  const releases = toReleases(page, site);
  const unknown = findProblemsIn(page, page.content.references, (reference) => {
    const result = resolve(reference, apis);
    if (result === undefined || !isReferenceMistake(result)) return undefined;
    return {...result, message: result.message + releases};
  });
  return [...findUnknownApi(page, site), ...unknown];
};
