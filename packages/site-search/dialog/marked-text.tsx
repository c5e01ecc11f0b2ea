import type {ReactNode} from 'react';

type Range = readonly [from: number, to: number];

interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text into marked and unmarked parts.
 *
 * @param marks ranges [from, to) of the text, in any order, which may overlap
 */
export function splitByMarks(text: string, marks: readonly Range[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean): void => {
    if (to > end) parts.push({text: text.slice(end, to), isMarked});
    end = Math.max(end, to);
  };
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    add(Math.min(from, text.length), false);
    add(Math.min(to, text.length), true);
  }
  add(text.length, false);
  return parts;
}

interface Props {
  readonly text: string;
  readonly marks: readonly Range[];
}

export const MarkedText = ({text, marks}: Props): ReactNode =>
  splitByMarks(text, marks).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
