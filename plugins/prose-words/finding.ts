import type {VFile} from 'vfile';

import type {Place} from '../prose-check/page';

/** What a rule says about a place in a text. */
export interface Finding {
  /** In the Markdown of the text. */
  readonly place: Place;
  /** What is wrong, in one sentence without a full stop. */
  readonly message: string;
  /** What to write instead, in one sentence without a full stop. */
  readonly remedy: string;
  /** Whether it is only advice: it is listed where somebody asks, and stops nothing. */
  readonly isAdvice: boolean;
}

type Message = VFile['messages'][number];

interface Positioned {
  readonly position?: {readonly start: Place} | undefined;
}

/** Where a node of a tree begins. */
export const toStart = ({position}: Positioned): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

/** Puts what a library found into our words. */
export const toFinding = (
  {line, column}: Pick<Message, 'line' | 'column'>,
  message: string,
  remedy: string,
  isAdvice = false,
): Finding => ({place: {line: line ?? 1, column: column ?? 1}, message, remedy, isAdvice});
