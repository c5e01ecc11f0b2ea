import type {UserTypeId} from '../user-types';

/** A question of which a yes ends the search. */
export interface Question {
  readonly asks: string;
  readonly yes: UserTypeId;
}

/** Questions in the order in which they are asked: a no leads to the next. */
export interface Decision {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** What five times no means. */
  readonly otherwise: string;
}

export const decisions: readonly Decision[] = [
  {
    id: 'user-type',
    title: 'Which user type a person gets',
    questions: [
      {asks: 'Will they judge controls, independently?', yes: 'auditor'},
      {asks: 'Are they accountable, or the deputy?', yes: 'ciso'},
      {asks: 'Are they employed, and work on security?', yes: 'member'},
      {asks: 'Does their organisation sell the company a product?', yes: 'vendor'},
      {asks: 'Do they work for the company for a limited time?', yes: 'outsource'},
    ],
    otherwise: 'No account',
  },
];
