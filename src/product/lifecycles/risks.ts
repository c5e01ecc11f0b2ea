import type {Lifecycle} from './lifecycle';

/** The lifecycle of what could hurt the company. */
export const riskLifecycles: readonly Lifecycle[] = [
  {
    id: 'risk',
    name: 'Risk',
    entity: 'risk',
    initial: 'identified',
    states: [
      {id: 'identified', kind: 'new', meaning: 'It is written down as a scenario.'},
      {id: 'assessed', kind: 'active', meaning: 'It has an inherent and a residual score.'},
      {id: 'treatment_planned', kind: 'active', meaning: 'Tasks or a project are linked to it.'},
      {
        id: 'monitored',
        kind: 'done',
        meaning: 'It is treated and reviewed on its date.',
      },
      {
        id: 'accepted',
        kind: 'waiting',
        meaning: 'A CISO has decided to retain it until expires_at.',
      },
      {id: 'closed', kind: 'done', meaning: 'It can no longer happen.', isFinal: true},
    ],
    transitions: [
      {
        from: 'identified',
        to: 'assessed',
        when: 'it is scored',
        by: 'risk owner',
        userTypes: ['ciso', 'member'],
        needs: 'likelihood and impact, without and with controls',
      },
      {
        from: 'assessed',
        to: 'treatment_planned',
        when: 'a treatment is chosen',
        by: 'risk owner',
        userTypes: ['ciso', 'member'],
        needs: 'a linked task or project',
      },
      {
        from: 'assessed',
        to: 'accepted',
        when: 'it is retained for a time',
        by: 'CISO',
        userTypes: ['ciso'],
        needs: 'an approver other than the risk owner, and an end date',
      },
      {
        from: 'treatment_planned',
        to: 'monitored',
        when: 'the treatment is verified and the risk scored again',
        by: 'risk owner',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'monitored',
        to: 'assessed',
        when: 'a review finds that it has changed',
        by: 'risk owner',
        userTypes: ['ciso', 'member'],
      },
      {
        from: 'monitored',
        to: 'closed',
        when: 'it can no longer happen',
        by: 'CISO',
        userTypes: ['ciso'],
      },
      {
        from: 'accepted',
        to: 'assessed',
        when: 'the date in expires_at passes',
        by: 'CyberView',
        userTypes: [],
      },
    ],
  },
];
