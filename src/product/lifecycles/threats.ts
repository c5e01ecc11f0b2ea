import type {LifecycleData} from './lifecycle';

const withdrawal = {
  when: 'the CVE record is rejected',
  by: 'assignee',
  needs: 'the reason not_a_flaw or moved',
} as const;

/** The lifecycles of what arrives from outside: vulnerabilities, exposures and news. */
export const threatLifecycles = {
  vulnerability: {
    states: {
      published: {kind: 'active', meaning: 'The CVE record is public and valid.'},
      rejected: {
        kind: 'refused',
        meaning: 'The record is void: no flaw exists, or the flaw has another CVE ID.',
        isFinal: true,
      },
    },
    transitions: {
      published: {rejected: {when: 'the CVE Program rejects the record', by: 'CyberView'}},
    },
  },
  exposure: {
    states: {
      new: {
        kind: 'new',
        meaning: 'A confirmed match or a person opened it, and its deadline runs.',
      },
      under_investigation: {
        kind: 'active',
        meaning: 'The assignee checks whether the flaw is exploitable on this asset.',
      },
      affected: {kind: 'active', meaning: 'The flaw is exploitable on this asset.'},
      fixed: {
        kind: 'waiting',
        meaning: 'The asset is patched, or the flaw is gone in another way.',
      },
      verified: {kind: 'done', meaning: 'A re-test shows that the flaw is gone.', isFinal: true},
      not_affected: {
        kind: 'closed',
        meaning: 'The flaw is not exploitable on this asset.',
        isFinal: true,
      },
      accepted: {
        kind: 'waiting',
        meaning: 'The company retains it until an accepted risk expires.',
      },
      withdrawn: {
        kind: 'closed',
        meaning: 'Its CVE record was rejected.',
        isFinal: true,
      },
    },
    transitions: {
      new: {
        under_investigation: {when: 'the triage begins', by: 'assignee'},
        withdrawn: withdrawal,
      },
      under_investigation: {
        affected: {when: 'the flaw is exploitable', by: 'assignee'},
        not_affected: {
          when: 'the flaw is not exploitable',
          by: 'assignee',
          needs: 'one of the five justifications, and a reason that another person can check',
        },
        withdrawn: withdrawal,
      },
      affected: {
        fixed: {when: 'the fix is installed', by: 'assignee'},
        accepted: {
          when: 'it will not be fixed in time',
          by: 'CISO',
          needs: 'a reason, and a risk that a CISO who does not own it has accepted',
        },
        withdrawn: withdrawal,
      },
      fixed: {
        verified: {
          when: 'a re-test finds the flaw gone',
          label: 'the flaw is gone',
          by: 'verifier of the task',
          needs: 'a tester other than the person who fixed it',
        },
        affected: {
          when: 'a re-test finds the flaw still there',
          label: 'the flaw is still there',
          by: 'verifier of the task',
        },
      },
      accepted: {under_investigation: {when: 'the acceptance of the risk ends', by: 'CyberView'}},
    },
  },
  'news-item': {
    states: {
      ingested: {
        kind: 'new',
        meaning: 'It has arrived, and only a CISO sees it.',
        editableBy: 'CISO',
      },
      triaged: {
        kind: 'active',
        meaning: 'It concerns the company; CVE IDs and audience are checked.',
        editableBy: 'CISO',
      },
      published: {kind: 'active', meaning: 'Its audience can read it.', editableBy: 'CISO'},
      archived: {
        kind: 'closed',
        meaning: 'It is no longer in the list; its key still opens it.',
        editableBy: 'no one',
        isFinal: true,
      },
      dismissed: {
        kind: 'closed',
        meaning: 'It does not concern the company.',
        editableBy: 'no one',
        isFinal: true,
      },
    },
    transitions: {
      ingested: {
        triaged: {when: 'it concerns the company', by: 'CISO'},
        dismissed: {when: 'it does not concern the company', by: 'CISO', needs: 'a reason'},
      },
      triaged: {
        published: {
          when: 'matches and audience are confirmed',
          by: 'CISO',
          needs: 'an audience within the TLP marking',
        },
      },
      published: {archived: {when: 'it is no longer news', by: 'CISO'}},
    },
  },
} satisfies LifecycleData;
