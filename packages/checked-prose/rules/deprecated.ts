import {isMistake, type KnownApi, type Reference} from '@openapi-portal/api-names';
import {putFirst, resolve} from '../api-names/resolve';
import type {Problem} from '@openapi-portal/reports';
import {findOwnApi} from '../page';
import {findProblemsIn, findVersionOf, type ProseSite} from '../site';

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
  if (target === undefined || isMistake(target)) return undefined;
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
    const own = putFirst(findOwnApi(page), apis);
    return findProblemsIn(page, page.content.references, (reference) => {
      const name = findDeprecatedName(reference, own, fields);
      return name === undefined ? undefined : {message: `${name} is deprecated`, fix};
    });
  });
}
