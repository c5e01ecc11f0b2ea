import {attempt, listOperations, type Operation, toSlug} from '@openapi-portal/openapi-model';
import {listHeadings} from '@openapi-portal/openapi-reference';
import {findNearest} from '@openapi-portal/reports';
import {asObject, type JsonValue} from '@openapi-portal/reports/json';
import {unescapeToken} from '@openapi-portal/reports/pointer';
import {decodeText} from '@openapi-portal/reports/text';

import {type Context, LintedContract, type OwnRule, report} from './rule';

type Targets = ReturnType<typeof listHeadings> & {readonly operations: readonly Operation[]};

function listTargets({cursor}: LintedContract): Targets | undefined {
  const [targets] = attempt([], () => {
    if (cursor === undefined) return undefined;
    const operations = listOperations(cursor);
    return {...listHeadings(cursor, operations), operations};
  });
  return targets;
}

/** Matches Markdown code, which contains no links. */
const CODE = /```[^]*?```|`[^`]*`/g;

/** Matches Markdown and HTML links to an anchor on the same page. */
const LINK = /\]\(\s*#([^)\s]+)|\]:\s+#(\S+)|\bhref=["']#([^"']+)/g;

const listFragments = (description: string): readonly string[] => {
  const links = description.replace(CODE, '').matchAll(LINK);
  return [
    ...new Set(Array.from(links, ([, inline, defined, html]) => inline ?? defined ?? html ?? '')),
  ];
};

/** Matches the path and method at the end of an anchor of ReDoc (`/paths/~1users/get`) or Scalar (`/GET/users`). */
const PLACE = /\/(?:paths\/([^/]+)\/(\w+)|([A-Z]+)(\/.+))$/;

function findOperation(fragment: string, operations: readonly Operation[]): Operation | undefined {
  const [, token = '', redoc, scalar = '', address] = PLACE.exec(decodeText(fragment)) ?? [];
  const path = address ?? unescapeToken(token);
  const method = redoc ?? scalar.toLowerCase();
  const id = fragment.split('/').at(-1) ?? '';
  return (
    operations.find((one) => one.path === path && one.method === method) ??
    operations.find((one) => one.id === id)
  );
}

function findHeading(
  name: string,
  isTag: boolean,
  {groups, chapters}: Targets,
): string | undefined {
  const chapter = chapters.find((id) => id === name);
  const group = groups.find(({tag, label}) => [toSlug(tag), toSlug(label)].includes(name))?.anchor;
  return isTag ? (group ?? chapter) : (chapter ?? group);
}

function findMeant(fragment: string, targets: Targets): string | undefined {
  const {operations, groups, chapters, sections} = targets;
  const operation = findOperation(fragment, operations);
  if (operation !== undefined) return `\`${operation.slug}\`, the page of the operation`;
  const [kind, ...rest] = decodeText(fragment).split('/');
  const names = (rest.length === 0 ? [kind ?? ''] : rest).map(toSlug).filter(Boolean).reverse();
  const found = names.flatMap((name) => findHeading(name, kind === 'tag', targets) ?? []);
  const anchors = [...chapters, ...sections, ...groups.map(({anchor}) => anchor)];
  const anchor = found[0] ?? findNearest(names[0] ?? '', anchors);
  return anchor === undefined ? undefined : `\`#${anchor}\` on the page of the API`;
}

/** Returns true if an anchor is certainly missing on the page that shows a description. */
function isLost(
  fragment: string,
  isOfApi: boolean,
  {groups, chapters, sections}: Targets,
): boolean {
  // Anchors of ReDoc, Swagger UI and Scalar have slashes; ours do not.
  if (fragment.includes('/')) return true;
  const anchor = decodeText(fragment);
  const isKnown = chapters.includes(anchor) || groups.some((group) => group.anchor === anchor);
  if (!isOfApi) return isKnown;
  return (
    !isKnown && !sections.some((id) => anchor.startsWith(id)) && !anchor.startsWith('problem-')
  );
}

/** Finds links in descriptions to anchors of other renderers, such as `#tag/Users` of ReDoc. */
export const descriptionLinks: OwnRule = {
  name: 'description-link',
  createVisitor(contract) {
    const targets = listTargets(contract);
    return {
      any(node: JsonValue, context: Context) {
        const {description} = asObject(node);
        if (typeof description !== 'string' || targets === undefined) return;
        const isOfApi = ['Info', 'Tag'].includes(context.type.name);
        for (const fragment of listFragments(description)) {
          if (!isLost(fragment, isOfApi, targets)) continue;
          const meant = findMeant(fragment, targets);
          report(context, context.location.child('description'), {
            message: `The description links to \`#${fragment}\`, an anchor that is not on its page`,
            fix:
              meant === undefined ? 'link to a page or to an existing heading' : `link to ${meant}`,
          });
        }
      },
    };
  },
};
