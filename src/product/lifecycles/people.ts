import type {Lifecycle, Transition} from './lifecycle';

const everyType = ['ciso', 'member', 'outsource', 'vendor', 'auditor'] as const;

const expireUser = (from: string): Transition => ({
  from,
  to: 'expired',
  when: 'the end date passes',
  by: 'CyberView',
  userTypes: [],
});

const reviveUser = (to: string, when: string): Transition => ({
  from: 'expired',
  to,
  when,
  by: 'CISO',
  userTypes: ['ciso'],
  needs: 'a date in the future, at most 366 days ahead',
});

/** What ends an auditor's access before its date. */
const OF_AUDITOR = "for an auditor, the sponsor's request";

/** What keeps an account that is in use from being suspended or deleted. */
const ACTIVE_ONLY = `neither the last active CISO nor the one in ciso_user_id; ${OF_AUDITOR}`;

const NO_DEPENDANTS = 'no open assignment and no sponsored account';

const deleteUser = (from: string, need?: string): Transition => ({
  from,
  to: 'deleted',
  when: 'access ends permanently',
  by: 'CISO',
  userTypes: ['ciso'],
  needs: [NO_DEPENDANTS, need].filter(Boolean).join('; '),
});

const decide = (to: string, when: string): Transition => ({
  from: 'under_review',
  to,
  when,
  by: 'product team',
  userTypes: [],
  needs: 'a written reason',
});

/** The lifecycles of training, of accounts, and of ideas for the product. */
export const peopleLifecycles: readonly Lifecycle[] = [
  {
    id: 'course',
    name: 'Course',
    entity: 'course',
    initial: 'draft',
    states: [
      {id: 'draft', kind: 'active', meaning: 'It is being written.', editableBy: 'CISO'},
      {id: 'published', kind: 'active', meaning: 'It can be assigned.', editableBy: 'CISO'},
      {
        id: 'retired',
        kind: 'closed',
        meaning: 'It takes no new people; completed enrolments still count.',
        editableBy: 'no one',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'draft',
        to: 'published',
        when: 'it is ready to be taken',
        by: 'CISO',
        userTypes: ['ciso'],
        needs: 'audience, pass mark and validity',
      },
      {
        from: 'published',
        to: 'retired',
        when: 'it is out of date or replaced',
        by: 'CISO',
        userTypes: ['ciso'],
      },
    ],
  },
  {
    id: 'enrolment',
    name: 'Enrolment',
    entity: 'enrolment',
    initial: 'assigned',
    states: [
      {id: 'assigned', kind: 'new', meaning: 'The person must pass by the due date.'},
      {id: 'in_progress', kind: 'active', meaning: 'The person has begun.'},
      {
        id: 'completed',
        kind: 'done',
        meaning: 'The person has passed.',
      },
      {id: 'failed', kind: 'refused', meaning: 'The result was below the pass mark.'},
      {
        id: 'expired',
        kind: 'closed',
        meaning: 'The validity is over; a new enrolment is assigned.',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'assigned',
        to: 'in_progress',
        when: 'the course is opened',
        by: 'enrolled person',
        userTypes: ['ciso', 'member', 'outsource'],
      },
      {
        from: 'in_progress',
        to: 'completed',
        when: 'the test reaches the pass mark',
        by: 'CyberView',
        userTypes: [],
      },
      {
        from: 'in_progress',
        to: 'failed',
        when: 'the test stays below the pass mark',
        by: 'CyberView',
        userTypes: [],
      },
      {
        from: 'failed',
        to: 'in_progress',
        when: 'the person begins again',
        by: 'enrolled person',
        userTypes: ['ciso', 'member', 'outsource'],
      },
      {
        from: 'completed',
        to: 'expired',
        when: 'the months of validity have passed',
        by: 'CyberView',
        userTypes: [],
      },
    ],
  },
  {
    id: 'idea',
    name: 'Idea',
    entity: 'idea',
    initial: 'proposed',
    states: [
      {
        id: 'proposed',
        kind: 'new',
        meaning: 'Problem and proposal are written down.',
      },
      {
        id: 'under_review',
        kind: 'active',
        meaning: 'The product team checks it with the people concerned.',
      },
      {id: 'accepted', kind: 'done', meaning: 'It will be part of the product.', isFinal: true},
      {
        id: 'parked',
        kind: 'waiting',
        meaning: 'It waits for a condition.',
        isFinal: true,
      },
      {
        id: 'dropped',
        kind: 'refused',
        meaning: 'It will not be done, and moves to the cemetery.',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'proposed',
        to: 'under_review',
        when: 'it can be judged',
        by: 'product team',
        userTypes: [],
        needs: 'problem, proposal, cost and alternative',
      },
      decide('accepted', 'it passes the four questions'),
      decide('parked', 'it is good, but not now'),
      decide('dropped', 'it fails one of the four questions'),
    ],
  },
  {
    id: 'user',
    name: 'User',
    entity: 'user',
    initial: 'invited',
    states: [
      {
        id: 'invited',
        kind: 'waiting',
        meaning: 'The invitation was sent and has not been accepted yet.',
      },
      {id: 'active', kind: 'active', meaning: 'The person can sign in.'},
      {
        id: 'suspended',
        kind: 'waiting',
        meaning: 'Sign-in is refused, and all sessions and tokens are revoked.',
      },
      {
        id: 'expired',
        kind: 'closed',
        meaning: 'The end date has passed; a new date reactivates the account.',
      },
      {
        id: 'deleted',
        kind: 'closed',
        meaning: 'The account has left the list; the history keeps the name for 36 months.',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'invited',
        to: 'active',
        when: 'the person follows the link',
        by: 'invited person',
        userTypes: everyType,
        needs: 'an invitation of the last 7 days',
      },
      {
        from: 'active',
        to: 'suspended',
        when: 'access is interrupted',
        by: 'CISO',
        userTypes: ['ciso'],
        needs: ACTIVE_ONLY,
      },
      {
        from: 'suspended',
        to: 'active',
        when: 'the suspension is lifted',
        by: 'CISO',
        userTypes: ['ciso'],
      },
      ...['invited', 'active', 'suspended'].map(expireUser),
      reviveUser('active', 'a new end date is set'),
      reviveUser('invited', 'a new end date is set, and the person never accepted the invitation'),
      deleteUser('invited', OF_AUDITOR),
      deleteUser('active', ACTIVE_ONLY),
      deleteUser('suspended', OF_AUDITOR),
      deleteUser('expired'),
    ],
  },
];
