import type {Expression, ObjectExpression, Program} from 'estree';
import type {Root, RootContent} from 'mdast';

import {divideAt, findPageHead, isHowTo} from './page-tasks';

/** Titles of groups in the table of contents: sections before the first how-to, how-tos, sections after the last. */
const GROUPS = {before: 'Understand', within: 'Do', after: 'Look up'} as const;

const readId = (node: RootContent | undefined): string | undefined =>
  node?.type === 'heading' ? (node.data as {readonly id?: string} | undefined)?.id : undefined;

/** Maps the heading id of each group's first section to the group's title. */
function findGroups(children: readonly RootContent[]): ReadonlyMap<string, string> {
  const sections = divideAt(children, 2);
  const howTos = sections.map(isHowTo);
  const [first, last] = [howTos.indexOf(true), howTos.lastIndexOf(true)];
  if (first < 0) return new Map();
  const starts = [
    [first === 0 ? -1 : 0, GROUPS.before],
    [first, GROUPS.within],
    [last + 1, GROUPS.after],
  ] as const;
  return new Map(
    starts.flatMap(([index, name]) => {
      const id = readId(sections[index]?.[0]);
      return id === undefined ? [] : [[id, name] as const];
    }),
  );
}

const isObject = (value: Expression | {readonly type: string} | null): value is ObjectExpression =>
  value?.type === 'ObjectExpression';

/** Lists the entries of the `toc` array that Docusaurus exports from a page's MDX module. */
function listEntries(program: Program): readonly ObjectExpression[] {
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const {declaration} = statement;
    const [toc] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
    if (toc?.id.type !== 'Identifier' || toc.id.name !== 'toc') return [];
    return toc.init?.type === 'ArrayExpression' ? toc.init.elements.filter(isObject) : [];
  });
}

function readProperty({properties}: ObjectExpression, name: string): unknown {
  const found = properties.find(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Literal' &&
      property.key.value === name,
  );
  return found?.type === 'Property' && found.value.type === 'Literal'
    ? found.value.value
    : undefined;
}

function addGroup(entry: ObjectExpression, group: string): void {
  entry.properties.push({
    type: 'Property',
    key: {type: 'Literal', value: 'group'},
    value: {type: 'Literal', value: group},
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  });
}

/** A remark plugin that divides the table of contents of a page with a `PageHead` into groups. */
export const contentsGroups =
  () =>
  (root: Root): void => {
    if (findPageHead(root) === undefined) return;
    const groups = findGroups(root.children);
    for (const node of root.children) {
      const program = node.type === 'mdxjsEsm' ? node.data?.estree : undefined;
      for (const entry of program ? listEntries(program) : []) {
        const group = groups.get(String(readProperty(entry, 'id')));
        if (group !== undefined) addGroup(entry, group);
      }
    }
  };
