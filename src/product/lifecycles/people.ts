import type {LifecycleData, Way} from './lifecycle';

const expireUser: Way = {when: 'the end date passes', by: 'CyberView'};

const reviveUser = (when: string): Way => ({
  when,
  by: 'CISO',
  needs: 'a date in the future, at most 366 days ahead',
});

/** What ends an auditor's access before its date. */
const OF_AUDITOR = "for an auditor, the sponsor's request (not checked)";

/** What keeps an account that is in use from being suspended or deleted. */
const ACTIVE_ONLY = `neither the last active CISO nor the one in ciso_user_id; ${OF_AUDITOR}`;

const NO_DEPENDANTS = 'no open assignment and no sponsored account';

const deleteUser = (need?: string): Way => ({
  when: 'access ends permanently',
  by: 'CISO',
  needs: [NO_DEPENDANTS, need].filter(Boolean).join('; '),
});

const decide = (when: string): Way => ({
  when,
  by: 'product team',
  needs: 'a written reason',
});

/** The lifecycles of training, of accounts, and of ideas for the product. */
export const peopleLifecycles = {
  course: {
    states: {
      draft: {kind: 'active', meaning: 'It is being written.', editableBy: 'CISO'},
      published: {kind: 'active', meaning: 'It can be assigned.', editableBy: 'CISO'},
      retired: {
        kind: 'closed',
        meaning: 'It takes no new people; completed enrolments still count.',
        editableBy: 'no one',
        isFinal: true,
      },
    },
    transitions: {
      draft: {
        published: {
          when: 'it is ready to be taken',
          by: 'CISO',
          needs: 'audience, pass mark and validity',
        },
      },
      published: {retired: {when: 'it is out of date or replaced', by: 'CISO'}},
    },
  },
  enrolment: {
    states: {
      assigned: {kind: 'new', meaning: 'The person must pass by the due date.'},
      in_progress: {kind: 'active', meaning: 'The person has begun.'},
      completed: {kind: 'done', meaning: 'The person has passed.'},
      failed: {kind: 'refused', meaning: 'The result was below the pass mark.'},
      expired: {
        kind: 'closed',
        meaning: 'The validity is over; a new enrolment is assigned.',
        isFinal: true,
      },
    },
    transitions: {
      assigned: {in_progress: {when: 'the course is opened', by: 'enrolled person'}},
      in_progress: {
        completed: {when: 'the test reaches the pass mark', by: 'CyberView'},
        failed: {when: 'the test stays below the pass mark', by: 'CyberView'},
      },
      failed: {in_progress: {when: 'the person begins again', by: 'enrolled person'}},
      completed: {expired: {when: 'the months of validity have passed', by: 'CyberView'}},
    },
  },
  idea: {
    states: {
      proposed: {kind: 'new', meaning: 'Problem and proposal are written down.'},
      under_review: {
        kind: 'active',
        meaning: 'The product team checks it with the people concerned.',
      },
      accepted: {kind: 'done', meaning: 'It will be part of the product.', isFinal: true},
      parked: {kind: 'waiting', meaning: 'It waits for a condition.', isFinal: true},
      dropped: {
        kind: 'refused',
        meaning: 'It will not be done, and moves to the cemetery.',
        isFinal: true,
      },
    },
    transitions: {
      proposed: {
        under_review: {
          when: 'it can be judged',
          by: 'product team',
          needs: 'problem, proposal, cost and alternative',
        },
      },
      under_review: {
        accepted: decide('it passes the four questions'),
        parked: decide('it is good, but not now'),
        dropped: decide('it fails one of the four questions'),
      },
    },
  },
  user: {
    states: {
      invited: {kind: 'waiting', meaning: 'The invitation was sent and has not been accepted yet.'},
      active: {kind: 'active', meaning: 'The person can sign in.'},
      suspended: {
        kind: 'waiting',
        meaning: 'Sign-in is refused, and all sessions and tokens are revoked.',
      },
      expired: {
        kind: 'closed',
        meaning: 'The end date has passed; a new date reactivates the account.',
      },
      deleted: {
        kind: 'closed',
        meaning: 'The account has left the list; the history keeps the name for 36 months.',
        isFinal: true,
      },
    },
    transitions: {
      invited: {
        active: {
          when: 'the person follows the link',
          by: 'invited person',
          needs: 'an invitation of the last 7 days',
        },
        expired: expireUser,
        deleted: deleteUser(OF_AUDITOR),
      },
      active: {
        suspended: {when: 'access is interrupted', by: 'CISO', needs: ACTIVE_ONLY},
        expired: expireUser,
        deleted: deleteUser(ACTIVE_ONLY),
      },
      suspended: {
        active: {when: 'the suspension is lifted', by: 'CISO'},
        expired: expireUser,
        deleted: deleteUser(OF_AUDITOR),
      },
      expired: {
        active: reviveUser('a new end date is set'),
        invited: reviveUser('a new end date is set, and the person never accepted the invitation'),
        deleted: deleteUser(),
      },
    },
  },
} satisfies LifecycleData;
