import type {Lifecycle, Transition} from './lifecycle';

const cancelProject = (from: string): Transition => ({
  from,
  to: 'cancelled',
  when: 'it is stopped',
  by: 'ciso',
  userTypes: ['ciso'],
  needs: 'another plan for its risks and findings',
});

const cancelTask = (from: string): Transition => ({
  from,
  to: 'cancelled',
  when: 'it is no longer needed',
  by: 'owner of the task or ciso',
  userTypes: ['ciso', 'member'],
  needs: 'a reason',
});

/** The lifecycles of what the company does: projects, tasks and reports. */
export const workLifecycles: readonly Lifecycle[] = [
  {
    id: 'project',
    name: 'Project',
    entity: 'project',
    initial: 'proposed',
    states: [
      {id: 'proposed', meaning: 'It is described, with goal, lead and links.'},
      {id: 'approved', meaning: 'A ciso agrees, and dates and people are booked.'},
      {id: 'active', meaning: 'Work goes on.'},
      {
        id: 'on_hold',
        meaning: 'It is paused with a reason, and deadlines of linked findings do not stop.',
      },
      {id: 'completed', meaning: 'The lead says that the goal is reached.'},
      {
        id: 'closed',
        meaning: 'A ciso has checked the linked risks and findings.',
        isFinal: true,
      },
      {
        id: 'cancelled',
        meaning: 'It is stopped, and linked risks and findings need another plan.',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'proposed',
        to: 'approved',
        when: 'the company decides to do it',
        by: 'ciso',
        userTypes: ['ciso'],
        needs: 'at least one linked risk or finding',
      },
      {
        from: 'approved',
        to: 'active',
        when: 'work begins',
        by: 'lead or ciso',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'active',
        to: 'on_hold',
        when: 'it has to wait',
        by: 'ciso',
        userTypes: ['ciso'],
        needs: 'a reason',
      },
      {
        from: 'on_hold',
        to: 'active',
        when: 'it can go on',
        by: 'ciso',
        userTypes: ['ciso'],
      },
      {
        from: 'active',
        to: 'completed',
        when: 'the goal is reached',
        by: 'lead',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'completed',
        to: 'closed',
        when: 'linked risks and findings are checked',
        by: 'ciso',
        userTypes: ['ciso'],
        needs: 'no open task, risks scored again, findings at least ready for review',
      },
      ...['proposed', 'approved', 'active', 'on_hold', 'completed'].map(cancelProject),
    ],
  },
  {
    id: 'task',
    name: 'Task',
    entity: 'task',
    initial: 'open',
    states: [
      {id: 'open', meaning: 'It is assigned and not begun.'},
      {id: 'in_progress', meaning: 'The assignee works on it.'},
      {
        id: 'blocked',
        meaning: 'It waits for somebody whom a note names, and the due date stays.',
      },
      {id: 'done', meaning: 'The assignee says that it is finished.'},
      {id: 'verified', meaning: 'Another person has checked the result.', isFinal: true},
      {id: 'cancelled', meaning: 'It is no longer needed, and a reason says why.', isFinal: true},
    ],
    transitions: [
      {
        from: 'open',
        to: 'in_progress',
        when: 'work begins',
        by: 'assignee',
        userTypes: ['ciso', 'member', 'outsource', 'vendor'],
      },
      {
        from: 'in_progress',
        to: 'blocked',
        when: 'it waits for somebody',
        by: 'assignee',
        userTypes: ['ciso', 'member', 'outsource', 'vendor'],
        needs: 'a note that names whom it waits for',
      },
      {
        from: 'blocked',
        to: 'in_progress',
        when: 'the obstacle is gone',
        by: 'assignee',
        userTypes: ['ciso', 'member', 'outsource', 'vendor'],
      },
      {
        from: 'in_progress',
        to: 'done',
        when: 'the work is finished',
        by: 'assignee',
        userTypes: ['ciso', 'member', 'outsource', 'vendor'],
      },
      {
        from: 'done',
        to: 'verified',
        when: 'the result is right',
        by: 'verifier',
        userTypes: ['ciso', 'member', 'outsource'],
        needs: 'a verifier other than the assignee',
      },
      {
        from: 'done',
        to: 'in_progress',
        when: 'something is missing',
        by: 'verifier',
        userTypes: ['ciso', 'member', 'outsource'],
        needs: 'a note that says what is missing',
      },
      ...['open', 'in_progress', 'blocked', 'done'].map(cancelTask),
    ],
  },
  {
    id: 'report',
    name: 'Report',
    entity: 'report',
    initial: 'draft',
    states: [
      {
        id: 'draft',
        meaning: 'Template, period, classification and recipients are being chosen.',
        editableBy: 'ciso',
      },
      {
        id: 'generated',
        meaning: 'The numbers are taken and fixed, and comments can still be written.',
        editableBy: 'ciso, comments only',
      },
      {
        id: 'approved',
        meaning: 'A ciso stands behind it, and nothing changes any more.',
        editableBy: 'nobody',
      },
      {
        id: 'distributed',
        meaning: 'It is sent to its recipients, and who got it when is logged.',
        editableBy: 'nobody',
      },
      {
        id: 'archived',
        meaning: 'It is kept for later audits.',
        editableBy: 'nobody',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'draft',
        to: 'generated',
        when: 'the snapshot is taken',
        by: 'ciso',
        userTypes: ['ciso'],
      },
      {
        from: 'generated',
        to: 'approved',
        when: 'a ciso stands behind it',
        by: 'ciso',
        userTypes: ['ciso'],
      },
      {
        from: 'approved',
        to: 'distributed',
        when: 'it is sent',
        by: 'ciso',
        userTypes: ['ciso'],
        needs: 'recipients',
      },
      {
        from: 'distributed',
        to: 'archived',
        when: 'the next one has replaced it',
        by: 'ciso',
        userTypes: ['ciso'],
      },
    ],
  },
];
