/** One question of ASM-0044, with the answer of Priya Nair. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: 'yes' | 'partly';
  /** What the answer adds, as a sentence. */
  readonly remark: string;
}

/** When Priya Nair submits her answers, as RFC 3339 writes dates. */
export const submittedOn = '2026-11-12';

/** What ASM-0044 asks. */
export const questions: readonly AnsweredQuestion[] = [
  {
    question: 'Do you publish advisories in a machine-readable form?',
    answer: 'yes',
    remark: 'As a CSAF feed; its address is attached.',
  },
  {
    question: 'How do you assess your own suppliers?',
    answer: 'partly',
    remark: 'Suppliers of hardware every year; the others follow by 31 March 2027.',
  },
];
