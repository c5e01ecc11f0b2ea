import type {LifecycleId} from '../ids';

/** Something that happens to a record, and the state that it is in from then on. */
export interface Moment {
  readonly when: string;
  readonly state: string;
  /** The day of the example. */
  readonly day?: string;
}

/** The life of one record in the order of time. */
export interface Timeline {
  readonly id: string;
  readonly title: string;
  readonly lifecycle: LifecycleId;
  readonly moments: readonly Moment[];
}

export const timelines: readonly Timeline[] = [
  {
    id: 'account',
    title: 'Timeline of an external account',
    lifecycle: 'user',
    moments: [
      {when: 'a CISO creates it', state: 'invited'},
      {when: 'you follow the link', state: 'active'},
      {when: 'a task names you', state: 'active', day: '2 November'},
      {when: 'the task ends', state: 'active', day: '5 November'},
      {when: 'between assignments', state: 'suspended'},
      {when: '14 days before', state: 'active', day: '17 March 2027'},
      {when: 'the end date passes', state: 'expired', day: '31 March 2027'},
      {when: 'a CISO sets a new date', state: 'active'},
      {when: 'the contract ends', state: 'deleted'},
    ],
  },
];
