import {splitPointer} from '@openapi-portal/reports/pointer';
import {TOKEN} from '@openapi-portal/openapi-model/inputs';

/** A line of a text: its number from 0, and the indexes of its start and end. */
export interface Line {
  readonly number: number;
  readonly start: number;
  readonly end: number;
}

function toLine(text: string, index: number): Line {
  const before = text.slice(0, index).split('\n');
  const start = index - (before.at(-1)?.length ?? 0);
  const [line = ''] = text.slice(start).split('\n', 1);
  return {number: before.length - 1, start, end: start + line.length};
}

function readName(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    return token;
  }
}

export function findLine(text: string, pointer: string): Line {
  const names = splitPointer(pointer);
  /** For each open object or array: the name of the current member, or the index of the current entry. */
  const path: (string | number)[] = [];
  let isNameNext = false;
  let depth = 0;
  let found = Math.max(0, text.search(/\S/));
  for (const {0: token, index} of text.matchAll(TOKEN)) {
    const last = path.length - 1;
    if (isNameNext) path[last] = readName(token);
    if (path.length > depth && path.every((name, at) => String(name) === names[at])) {
      depth = path.length;
      found = index;
    }
    if (token === '{' || token === '[') path.push(token === '{' ? '' : 0);
    else if (token === '}' || token === ']') path.pop();
    else if (token === ',' && typeof path[last] === 'number') path[last] += 1;
    isNameNext = typeof path.at(-1) === 'string' && (token === '{' || token === ',');
  }
  return toLine(text, found);
}

export const listMarks = (
  text: string,
  errors: readonly {readonly pointer?: string | undefined}[],
): readonly number[] => [
  ...new Set(
    errors.flatMap(({pointer = ''}) =>
      pointer.includes('/') ? [findLine(text, pointer).number] : [],
    ),
  ),
];

export function showLine(control: HTMLTextAreaElement, pointer: string): void {
  const {number, start, end} = findLine(control.value, pointer);
  const {clientHeight, scrollHeight} = control;
  control.setSelectionRange(start, end);
  control.scrollTop = (number / control.value.split('\n').length) * scrollHeight - clientHeight / 2;
}
