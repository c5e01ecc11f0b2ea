import type {LifecycleData, Way} from './lifecycle';

const cancelProject: Way = {
  when: 'it is stopped',
  by: 'CISO',
  needs: 'another plan for its risks and findings',
};

const cancelTask: Way = {
  when: 'it is no longer needed',
  by: 'owner of the task or CISO',
  needs: 'a reason',
};

/** The lifecycles of what the company does: projects, tasks and reports. */
export const workLifecycles = {
  project: {
    states: {
      proposed: {kind: 'new', meaning: 'It is described, with goal, lead and links.'},
      approved: {kind: 'waiting', meaning: 'A CISO agrees to goal, dates and people.'},
      active: {kind: 'active', meaning: 'Its tasks are carried out.'},
      on_hold: {kind: 'waiting', meaning: 'It is paused; linked findings keep their deadlines.'},
      completed: {kind: 'waiting', meaning: 'The lead says that the goal is reached.'},
      closed: {
        kind: 'done',
        meaning: 'A CISO has checked the linked risks and findings.',
        isFinal: true,
      },
      cancelled: {kind: 'closed', meaning: 'It is stopped.', isFinal: true},
    },
    transitions: {
      proposed: {
        approved: {
          when: 'the company decides to do it',
          by: 'CISO',
          needs: 'at least one linked risk or finding',
        },
        cancelled: cancelProject,
      },
      approved: {
        active: {when: 'work begins', by: 'lead or CISO'},
        cancelled: cancelProject,
      },
      active: {
        on_hold: {when: 'it has to wait', by: 'CISO', needs: 'a reason'},
        completed: {when: 'the goal is reached', by: 'lead'},
        cancelled: cancelProject,
      },
      on_hold: {
        active: {when: 'it can continue', by: 'CISO'},
        cancelled: cancelProject,
      },
      completed: {
        closed: {
          when: 'linked risks and findings are checked',
          label: 'its links are checked',
          by: 'CISO',
          needs: 'no open task, risks scored again, findings at least ready for review',
        },
        cancelled: cancelProject,
      },
    },
  },
  task: {
    states: {
      open: {kind: 'new', meaning: 'It is assigned, and work has not begun.'},
      in_progress: {kind: 'active', meaning: 'The assignee works on it.'},
      blocked: {kind: 'waiting', meaning: 'It waits for a person whom a note names.'},
      done: {kind: 'waiting', meaning: 'The assignee says that it is finished.'},
      verified: {kind: 'done', meaning: 'Another person has checked the result.', isFinal: true},
      cancelled: {kind: 'closed', meaning: 'It is no longer needed.', isFinal: true},
    },
    transitions: {
      open: {
        in_progress: {
          when: 'work begins',
          by: 'assignee',
          userTypes: ['ciso', 'member', 'outsource', 'vendor'],
        },
        cancelled: cancelTask,
      },
      in_progress: {
        blocked: {
          when: 'it has to wait',
          by: 'assignee',
          needs: 'a note that names a person',
          userTypes: ['ciso', 'member', 'outsource', 'vendor'],
        },
        done: {
          when: 'the work is finished',
          by: 'assignee',
          userTypes: ['ciso', 'member', 'outsource', 'vendor'],
        },
        cancelled: cancelTask,
      },
      blocked: {
        in_progress: {
          when: 'the obstacle is gone',
          by: 'assignee',
          userTypes: ['ciso', 'member', 'outsource', 'vendor'],
        },
        cancelled: cancelTask,
      },
      done: {
        verified: {
          when: 'the result is right',
          by: 'verifier, or CISO where the task names none',
          needs: 'a verifier other than the assignee',
        },
        in_progress: {
          when: 'something is missing',
          by: 'verifier, or CISO where the task names none',
          needs: 'a note that says what is missing',
        },
        cancelled: cancelTask,
      },
    },
  },
  report: {
    states: {
      draft: {
        kind: 'active',
        meaning: 'Template, period, classification and recipients are being chosen.',
        editableBy: 'CISO',
      },
      generated: {
        kind: 'active',
        meaning: 'The numbers are fixed from now on; comments are still possible.',
        editableBy: 'CISO, comments only',
      },
      approved: {
        kind: 'waiting',
        meaning: 'A CISO has approved it; comments have ended too.',
        editableBy: 'no one',
      },
      distributed: {
        kind: 'done',
        meaning: 'It is sent, and the log holds who got it when.',
        editableBy: 'no one',
      },
      archived: {
        kind: 'closed',
        meaning: 'It is kept for later audits.',
        editableBy: 'no one',
        isFinal: true,
      },
    },
    transitions: {
      draft: {generated: {when: 'the snapshot is taken', by: 'CISO'}},
      generated: {approved: {when: 'a CISO approves it', by: 'CISO'}},
      approved: {distributed: {when: 'it is sent', by: 'CISO', needs: 'recipients'}},
      distributed: {archived: {when: 'the next one has replaced it', by: 'CISO'}},
    },
  },
} satisfies LifecycleData;
