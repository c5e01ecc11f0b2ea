import type {LifecycleData, Way} from './lifecycle';

const result = (when: string, needs: string): Way => ({
  when,
  by: 'reviewer of the assessment',
  needs,
});

/** The lifecycles of controls and of what is said of requirements. */
export const complianceLifecycles = {
  'requirement-result': {
    name: 'Requirement result',
    entity: 'requirement',
    states: {
      not_assessed: {kind: 'new', meaning: 'It has no result yet.'},
      compliant: {
        kind: 'done',
        meaning: 'Accepted evidence covers the whole requirement.',
        isFinal: true,
      },
      partially_compliant: {kind: 'refused', meaning: 'Part of it is met.', isFinal: true},
      non_compliant: {kind: 'refused', meaning: 'It is not met.', isFinal: true},
      not_applicable: {kind: 'closed', meaning: 'It does not concern the company.', isFinal: true},
    },
    transitions: {
      not_assessed: {
        compliant: result('practice meets all of it', 'accepted evidence'),
        partially_compliant: result('practice meets some of it', 'a finding'),
        non_compliant: result('practice does not meet it', 'a finding'),
        not_applicable: result(
          'it does not concern the company',
          'a reason; clauses 4 to 10 of ISO/IEC 27001 always apply',
        ),
      },
    },
  },
  control: {
    states: {
      planned: {kind: 'new', meaning: 'It is decided, and work has not begun.'},
      in_progress: {kind: 'active', meaning: 'It is being introduced.'},
      implemented: {kind: 'done', meaning: 'It runs.'},
      retired: {kind: 'closed', meaning: 'It no longer runs.', isFinal: true},
    },
    transitions: {
      planned: {in_progress: {when: 'its introduction begins', by: 'control owner or CISO'}},
      in_progress: {implemented: {when: 'it runs', by: 'control owner or CISO'}},
      implemented: {retired: {when: 'it is given up or replaced', by: 'control owner or CISO'}},
    },
  },
} satisfies LifecycleData;
