import type {LifecycleId} from '../ids';

/** Something that happens to a record, and the state that it is in from then on. */
export interface Moment {
  readonly when: string;
  /** What it means for the person, as a phrase. */
  readonly happens: string;
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
      {
        when: 'a CISO creates it',
        happens: 'Sponsor, organisation and end date are set',
        state: 'invited',
      },
      {
        when: 'you follow the link',
        happens: 'The courses for external staff are due; Mei passed CRS-0020 with 90 per cent',
        state: 'active',
      },
      {
        when: 'a task names you',
        happens:
          'The task and its linked records appear; for Mei the tasks are TSK-0190 and TSK-0191',
        state: 'active',
        day: '2 November',
      },
      {
        when: 'the task ends',
        happens: 'Records that only this task opened disappear',
        state: 'active',
        day: '5 November',
      },
      {
        when: 'between assignments',
        happens: 'Sessions and tokens end; a CISO can set active again',
        state: 'suspended',
      },
      {
        when: '14 days before, by default',
        happens: 'CyberView reminds your sponsor and the CISO',
        state: 'active',
        day: '17 March 2027',
      },
      {when: 'the end date passes', happens: 'Access ends', state: 'expired', day: '31 March 2027'},
      {
        when: 'a CISO sets a new date',
        happens: 'Access returns; your tasks are as you left them',
        state: 'active',
      },
      {when: 'the contract ends', happens: 'The account leaves the list', state: 'deleted'},
    ],
  },
];
