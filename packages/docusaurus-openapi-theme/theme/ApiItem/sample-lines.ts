/** A line of code with the path of names to its value, outermost first. */
export interface SampleLine {
  readonly path: readonly string[];
  readonly text: string;
}

/** Matches a name at the start of a line, in the syntax of JSON or of one of the sample languages. */
const NAME = /^(\s*)(?:"([^"]+)"|'([^']+)'|([\w$-]+))\s*(?::|=>|=)/;

export function readLines(code: string): readonly SampleLine[] {
  const around: {readonly indent: number; readonly name: string}[] = [];
  return code.split('\n').map((text) => {
    const [, space = '', ...names] = NAME.exec(text) ?? [];
    const name = names.find(Boolean);
    const indent = name === undefined ? text.search(/\S|$/) : space.length;
    while ((around.at(-1)?.indent ?? -1) >= indent) around.pop();
    const path = around.map((one) => one.name);
    if (name === undefined) return {path: [], text};
    around.push({indent, name});
    return {path: [...path, name], text};
  });
}

const endsWith = (path: readonly string[], end: readonly string[]): boolean =>
  end.length > 0 && end.every((name, index) => path[path.length - end.length + index] === name);

export interface FieldPlace {
  readonly card: 'request' | 'answer';
  readonly isParameter: boolean;
  readonly names: readonly string[];
}

/** Derives the location of a field from its anchor; undefined for response headers, which samples do not show. */
export function toFieldPlace(anchor: string): FieldPlace | undefined {
  const [first, second, ...rest] = anchor.split('.');
  if (second === undefined) return undefined;
  if (first === 'request-body')
    return {card: 'request', isParameter: false, names: [second, ...rest]};
  if (first === 'parameters') return {card: 'request', isParameter: true, names: rest};
  if (first !== 'responses' || rest.length === 0 || rest[0] === 'headers') return undefined;
  return {card: 'answer', isParameter: false, names: rest};
}

/** Returns the index of the line with the shortest path that ends with the field's names; -1 if there is none. */
export function findLine(lines: readonly SampleLine[], {isParameter, names}: FieldPlace): number {
  const [name = ''] = names;
  if (isParameter) return lines.findIndex(({text}) => text.includes(name));
  const found = lines.filter(({path}) => endsWith(path, names));
  const [best] = [...found].sort((one, other) => one.path.length - other.path.length);
  return best === undefined ? -1 : lines.indexOf(best);
}

/** Lists the fields that a line may show, the longest path first. */
export const sortMatches = <Field extends {readonly place: FieldPlace}>(
  {path, text}: SampleLine,
  fields: readonly Field[],
): readonly Field[] =>
  fields
    .filter(({place: {isParameter, names}}) =>
      isParameter ? names[0] !== undefined && text.includes(names[0]) : endsWith(path, names),
    )
    .sort((one, other) => other.place.names.length - one.place.names.length);
