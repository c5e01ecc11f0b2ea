import type {Cursor} from '../contract/cursor';
import type {Note} from './constraints';

/** The style of each location where the contract gives none (OpenAPI 3.1, 4.8.12.2); headers say no location. */
const USUAL: Readonly<Record<string, string>> = {query: 'form', cookie: 'form'};

type Shape = 'list' | 'object';

/** What stands between the values of a list, or of an object, that are written in one. */
const SEPARATORS: Readonly<Record<string, string>> = {
  spaceDelimited: 'spaces',
  pipeDelimited: 'vertical bars',
};

/** How exploded values stand in a path or a header. */
const WORDS: Readonly<Record<Shape, Readonly<Record<string, string>>>> = {
  list: {
    label: 'a dot before each value',
    matrix: 'the name before each value',
    simple: 'values separated by commas',
  },
  object: {
    label: 'each field as name=value after a dot',
    matrix: 'each field as name=value after a semicolon',
    simple: 'each field as name=value, separated by commas',
  },
};

function findShape(parameter: Cursor): Shape | undefined {
  const schema = parameter.get('schema')?.resolve();
  const types = [schema?.get('type')?.value ?? []].flat();
  if (types.includes('array') || schema?.has('items') === true) return 'list';
  return types.includes('object') || schema?.has('properties') === true ? 'object' : undefined;
}

function describeScalar(style: string): string | undefined {
  if (style === 'label') return 'a dot before the value';
  return style === 'matrix' ? 'the name before the value' : undefined;
}

function describeShape(shape: Shape, style: string, isExploded: boolean): string {
  if (style === 'deepObject') return 'each field with its name in square brackets';
  const own = WORDS[shape][style];
  if (isExploded && own !== undefined) return own;
  if (isExploded)
    return shape === 'list' ? 'repeated for each value' : 'each field as a parameter of its own';
  const separator = SEPARATORS[style] ?? 'commas';
  return shape === 'list'
    ? `values separated by ${separator}`
    : `names and values in turn, separated by ${separator}`;
}

/**
 * How the value of a parameter or header is written in a request: its style and, of lists and objects, what that
 * means.
 */
export function describeStyle(parameter: Cursor): readonly Note[] {
  const given = parameter.text('style');
  const style = given ?? USUAL[parameter.text('in') ?? ''] ?? 'simple';
  const explode = parameter.get('explode')?.value;
  const shape = findShape(parameter);
  const words =
    shape === undefined
      ? describeScalar(style)
      : describeShape(shape, style, typeof explode === 'boolean' ? explode : style === 'form');
  return [
    ...(given === undefined ? [] : [{text: 'style', code: given}]),
    ...(words === undefined ? [] : [{text: words}]),
  ];
}
