import type {Entity} from './entity';
import {treatments} from './values';

/** What could hurt the company, as it judges it. */
export const riskEntities: readonly Entity[] = [
  {
    id: 'risk',
    name: 'Risk',
    plural: 'Risks',
    key: 'RSK',
    keyExample: 'RSK-0017',
    module: 'risks',
    purpose: 'A risk is a scenario that would hurt the company, with a score and a treatment.',
    lifecycle: 'risk',
    fields: [
      {
        name: 'scenario',
        type: 'cause, event and consequence',
        required: true,
        example: 'an intruder enters the plant network through an unpatched flaw',
        why: 'Only a scenario can be scored; a single word cannot.',
      },
      {
        name: 'owner',
        type: 'user',
        required: true,
        example: 'Luis Ortega',
        why: 'The owner scores and treats the risk and never approves its acceptance.',
      },
      {
        name: 'assets',
        type: 'list of assets',
        required: false,
        example: 'AST-0042',
        why: 'They are what would be hit.',
      },
      {
        name: 'controls',
        type: 'list of controls',
        required: false,
        example: 'CTL-0118',
        why: 'They make the difference between the inherent and the residual score.',
      },
      {
        name: 'likelihood',
        type: 'number from 1 to 5',
        required: true,
        example: '2',
        why: 'It says how probable the event is.',
      },
      {
        name: 'impact',
        type: 'number from 1 to 5',
        required: true,
        example: '4',
        why: 'It says how much the event would hurt.',
      },
      {
        name: 'inherent_score',
        type: 'number from 1 to 25',
        required: true,
        example: '20',
        why: 'It is the score before controls are counted.',
      },
      {
        name: 'residual_score',
        type: 'number from 1 to 25',
        required: true,
        example: '8',
        why: 'It is the score with controls, and decisions use it.',
      },
      {
        name: 'treatment',
        type: 'one of four',
        required: false,
        values: treatments,
        hasOwnTable: true,
        example: 'modify',
        why: 'A residual score above the appetite needs one.',
      },
      {
        name: 'approver',
        type: 'user, a CISO',
        required: false,
        example: '(empty: within the appetite)',
        why: 'It names who accepted the risk, which is never its owner.',
      },
      {
        name: 'expires_at',
        type: 'time',
        required: false,
        example: '(empty: not accepted)',
        why: 'On it an acceptance ends, and the risk is assessed again.',
      },
      {
        name: 'review_due',
        type: 'date',
        required: true,
        example: '2027-02-05',
        why: 'On this date the owner must look again.',
      },
    ],
  },
];
