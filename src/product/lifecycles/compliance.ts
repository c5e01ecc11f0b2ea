import type {Lifecycle, Transition} from './lifecycle';

const result = (to: string, when: string, needs?: string): Transition => ({
  from: 'not_assessed',
  to,
  when,
  by: 'reviewer of the assessment',
  userTypes: ['ciso', 'member', 'auditor'],
  ...(needs === undefined ? {} : {needs}),
});

/** The lifecycles of controls and of what is said of requirements. */
export const complianceLifecycles: readonly Lifecycle[] = [
  {
    id: 'requirement-result',
    name: 'Requirement result',
    entity: 'requirement',
    initial: 'not_assessed',
    states: [
      {id: 'not_assessed', kind: 'new', meaning: 'It has no result yet.'},
      {
        id: 'compliant',
        kind: 'done',
        meaning: 'Accepted evidence covers the whole requirement.',
        isFinal: true,
      },
      {
        id: 'partially_compliant',
        kind: 'refused',
        meaning: 'Part of it is met.',
        isFinal: true,
      },
      {id: 'non_compliant', kind: 'refused', meaning: 'It is not met.', isFinal: true},
      {
        id: 'not_applicable',
        kind: 'closed',
        meaning: 'It does not concern the company.',
        isFinal: true,
      },
    ],
    transitions: [
      result('compliant', 'practice meets all of it', 'accepted evidence'),
      result('partially_compliant', 'practice meets some of it', 'a finding'),
      result('non_compliant', 'practice does not meet it', 'a finding'),
      result(
        'not_applicable',
        'it does not concern the company',
        'a reason; clauses 4 to 10 of ISO/IEC 27001 always apply',
      ),
    ],
  },
  {
    id: 'control',
    name: 'Control',
    entity: 'control',
    initial: 'planned',
    states: [
      {id: 'planned', kind: 'new', meaning: 'It is decided, and work has not begun.'},
      {id: 'in_progress', kind: 'active', meaning: 'It is being introduced.'},
      {id: 'implemented', kind: 'done', meaning: 'It runs.'},
      {
        id: 'retired',
        kind: 'closed',
        meaning: 'It no longer runs.',
        isFinal: true,
      },
    ],
    transitions: [
      {
        from: 'planned',
        to: 'in_progress',
        when: 'its introduction begins',
        by: 'control owner or CISO',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'in_progress',
        to: 'implemented',
        when: 'it runs',
        by: 'control owner or CISO',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'implemented',
        to: 'retired',
        when: 'it is given up or replaced',
        by: 'control owner or CISO',
        userTypes: ['ciso', 'member'],
      },
    ],
  },
];
