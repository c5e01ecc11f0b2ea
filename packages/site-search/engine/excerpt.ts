import {findMarks, type Range} from './marks';
import type {Hit} from './types';

/** Maximum length of an excerpt in characters, about two lines. */
const LENGTH = 180;

const countFrom = (marks: readonly Range[], start: number): number =>
  marks.filter(([from, to]) => from >= start && to <= start + LENGTH).length;

/** Returns the start of the excerpt with the most marks, at the beginning of a word. */
function findStart(text: string, marks: readonly Range[]): number {
  const first = marks[0]?.[1] ?? 0;
  if (text.length <= LENGTH || first <= LENGTH / 2) return 0;
  const [best = 0] = marks
    .map(([from]) => from)
    .sort((a, b) => countFrom(marks, b) - countFrom(marks, a) || a - b);
  const sentence = Math.max(text.lastIndexOf('. ', best - 1) + 2, best - LENGTH / 3);
  return text.indexOf(' ', sentence - 1) + 1;
}

export function cutExcerpt(text: string, terms: ReadonlySet<string>): NonNullable<Hit['excerpt']> {
  const start = findStart(text, findMarks(text, terms));
  const end = text.length - start <= LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const passage = text.slice(start, end > start ? end : start + LENGTH);
  const cut = `${start > 0 ? '… ' : ''}${passage}${end < text.length ? ' …' : ''}`;
  return {text: cut, marks: findMarks(cut, terms)};
}
