import type {LifecycleData} from './lifecycle';

/** The lifecycle of what could hurt the company. */
export const riskLifecycles = {
  risk: {
    states: {
      identified: {kind: 'new', meaning: 'It is written down as a scenario.'},
      assessed: {kind: 'active', meaning: 'It has an inherent and a residual score.'},
      treatment_planned: {kind: 'active', meaning: 'Tasks or a project are linked to it.'},
      monitored: {kind: 'done', meaning: 'It is treated and reviewed on its date.'},
      accepted: {kind: 'waiting', meaning: 'A CISO has decided to retain it until expires_at.'},
      closed: {kind: 'done', meaning: 'It can no longer happen.', isFinal: true},
    },
    transitions: {
      identified: {
        assessed: {
          when: 'it is scored',
          by: 'risk owner',
          needs: 'likelihood and impact, without and with controls',
        },
      },
      assessed: {
        treatment_planned: {
          when: 'a treatment is chosen',
          by: 'risk owner',
          needs: 'a linked task or project',
        },
        accepted: {
          when: 'it is retained for a time',
          by: 'CISO',
          needs: 'an approver other than the risk owner, and an end date',
        },
      },
      treatment_planned: {
        monitored: {when: 'the treatment is verified and the risk scored again', by: 'risk owner'},
      },
      monitored: {
        assessed: {when: 'a review finds that it has changed', by: 'risk owner'},
        closed: {when: 'it can no longer happen', by: 'CISO'},
      },
      accepted: {assessed: {when: 'the date in expires_at passes', by: 'CyberView'}},
    },
  },
} satisfies LifecycleData;
