import type {Element, ElementContent} from 'hast';

/** An element and all below it. */
export function listElements(node: ElementContent): readonly Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(listElements)] : [];
}

type Data = (name: string) => string | undefined;

const readData =
  ({properties}: Element): Data =>
  (name) => {
    const value = properties[name];
    return typeof value === 'string' ? value : undefined;
  };

const PSEUDO: Readonly<Record<string, string>> = {
  'state-start': 'the start',
  'state-end': 'the end',
};

const onOneLine = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What the library calls each part of a drawing. */
function readNames(elements: readonly Element[]): ReadonlyMap<string, string> {
  return new Map(
    elements.flatMap((element) => {
      const data = readData(element);
      const id = data('dataId');
      const name = PSEUDO[data('dataShape') ?? ''] ?? data('dataLabel');
      return id === undefined || name === undefined ? [] : [[id, onOneLine(name)] as const];
    }),
  );
}

interface Relation {
  readonly ends: readonly [string, string];
  readonly label: string | undefined;
}

/** Labels of arrows have elements of their own, which say the same. */
const listRelations = (elements: readonly Element[]): readonly Relation[] =>
  elements.flatMap((element) => {
    const data = readData(element);
    const from = data('dataFrom') ?? data('dataEntity1');
    const to = data('dataTo') ?? data('dataEntity2');
    const isLabel = String(element.properties.className) === 'edge-label';
    if (from === undefined || to === undefined || isLabel) return [];
    return [{ends: [from, to] as const, label: data('dataLabel') ?? data('dataType')}];
  });

/**
 * What a drawing says, in words: its relations in their order, then what has none.
 *
 * @param svg with the attributes in which the library notes what it has drawn
 */
export function describeDrawing(svg: Element): string {
  const elements = listElements(svg);
  const names = readNames(elements);
  const toName = (id: string): string => names.get(id) ?? id;
  const relations = listRelations(elements);
  const related = new Set(relations.flatMap(({ends}) => ends));
  const alone = [...names].filter(([id]) => !related.has(id)).map(([, name]) => name);
  const said = relations.map(({ends: [from, to], label}) => {
    const behind = label === undefined ? '' : `: ${onOneLine(label)}`;
    return `${toName(from)} to ${toName(to)}${behind}`;
  });
  return [...said, ...alone].join('; ');
}
