import type {LifecycleData, Way} from './lifecycle';

const acceptFinding: Way = {
  when: 'the company retains it for a time',
  by: 'owner of the finding or CISO',
  needs:
    'the severity observation, and a risk that a CISO who does not own it has accepted, with an end date',
};

/** The lifecycles of assessments, and of the proof that controls work. */
export const auditLifecycles = {
  assessment: {
    states: {
      draft: {
        kind: 'active',
        meaning: 'Scope and questions are being chosen; the respondent does not see it.',
        editableBy: 'creator, CISO',
      },
      in_progress: {
        kind: 'active',
        meaning: 'Answers and evidence are being collected.',
        editableBy: 'respondent, and those who help',
      },
      submitted: {
        kind: 'waiting',
        meaning: 'The reviewer judges, and the answers are locked.',
        editableBy: 'reviewer, notes only',
      },
      changes_requested: {
        kind: 'active',
        meaning: "The reviewer's notes ask for changes.",
        editableBy: 'respondent, and those who help',
      },
      closed: {
        kind: 'done',
        meaning: 'The results are final.',
        editableBy: 'no one',
        isFinal: true,
      },
    },
    transitions: {
      draft: {
        in_progress: {
          when: 'it is opened to the respondent',
          by: 'creator or CISO',
          needs: 'scope, respondent, reviewer and due date',
        },
      },
      in_progress: {submitted: {when: 'all questions are answered', by: 'respondent'}},
      submitted: {
        changes_requested: {
          when: 'something is missing',
          by: 'reviewer',
          needs: 'notes that say what is missing',
        },
        closed: {when: 'every requirement has a result', by: 'CISO'},
      },
      changes_requested: {submitted: {when: 'the notes are answered', by: 'respondent'}},
      closed: {
        submitted: {
          when: 'new facts change a result',
          label: 'reopened',
          by: 'CISO',
          needs: 'a reason, which stays in the history',
          isReopening: true,
        },
      },
    },
  },
  evidence: {
    states: {
      draft: {kind: 'active', meaning: 'Only the uploader works on it.', editableBy: 'uploader'},
      submitted: {
        kind: 'waiting',
        meaning: 'It waits for a reviewer other than the uploader.',
        editableBy: 'no one',
      },
      accepted: {
        kind: 'done',
        meaning: 'It counts until the date in valid_until.',
        editableBy: 'no one',
      },
      rejected: {
        kind: 'refused',
        meaning: 'It does not count, and a new item replaces it.',
        editableBy: 'no one',
        isFinal: true,
      },
      expired: {
        kind: 'closed',
        meaning: 'It no longer counts.',
        editableBy: 'no one',
        isFinal: true,
      },
    },
    transitions: {
      draft: {
        submitted: {
          when: 'it is ready to be judged',
          by: 'uploader',
          needs:
            'a control, or in a questionnaire the question; a period and a date until which it is valid',
        },
      },
      submitted: {
        accepted: {
          when: 'it covers control and period',
          by: 'reviewer',
          needs: 'a reviewer other than the uploader',
        },
        rejected: {
          when: 'it does not cover control or period',
          by: 'reviewer',
          needs: 'a reviewer other than the uploader, and a reason',
        },
      },
      accepted: {expired: {when: 'the date in valid_until passes', by: 'CyberView'}},
    },
  },
  finding: {
    states: {
      open: {kind: 'new', meaning: 'It is raised, and no correction is planned.'},
      in_remediation: {kind: 'active', meaning: 'A task or project corrects its cause.'},
      ready_for_review: {kind: 'waiting', meaning: 'Its owner asks for a re-test.'},
      closed: {kind: 'done', meaning: 'A re-test shows that it is corrected.', isFinal: true},
      risk_accepted: {
        kind: 'waiting',
        meaning: 'The company retains an observation until an accepted risk expires.',
      },
    },
    transitions: {
      open: {
        in_remediation: {
          when: 'its correction is planned',
          by: 'owner of the finding',
          needs: 'a linked task or project',
        },
        risk_accepted: acceptFinding,
      },
      in_remediation: {
        ready_for_review: {when: 'its cause is corrected', by: 'owner of the finding'},
        risk_accepted: acceptFinding,
      },
      ready_for_review: {
        closed: {when: 'a re-test finds it corrected', by: 'reviewer of the assessment'},
        in_remediation: {
          when: 'a re-test finds that the cause is still there',
          label: 'the cause is still there',
          by: 'reviewer of the assessment',
        },
        risk_accepted: acceptFinding,
      },
      risk_accepted: {open: {when: 'the acceptance of the risk ends', by: 'CyberView'}},
    },
  },
} satisfies LifecycleData;
