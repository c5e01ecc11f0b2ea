import type {VFile} from 'vfile';

import type {Place} from 'static-pages/reports';

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

/** Puts what a library found into our words. */
export const toFinding = (
  {line, column}: Pick<Message, 'line' | 'column'>,
  message: string,
  remedy: string,
  isAdvice = false,
): Finding => ({place: {line: line ?? 1, column: column ?? 1}, message, remedy, isAdvice});
