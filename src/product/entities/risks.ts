import type {EntityData} from './entity';
import {treatments} from './values';

/** What could hurt the company, as it judges it. */
export const riskEntities = {
  risk: {
    key: 'RSK',
    keyExample: 'RSK-0017',
    module: 'risks',
    purpose: 'A risk is a scenario that would hurt the company, with a score and a treatment.',
    fields: {
      scenario: {
        type: 'cause, event and consequence',
        example: 'an intruder enters the plant network through an unpatched flaw',
        why: 'Only a scenario can be scored; a single word cannot.',
      },
      owner: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The owner scores and treats the risk and never approves its acceptance.',
      },
      assets: {
        type: 'list of assets',
        isOptional: true,
        example: 'AST-0042',
        why: 'They are what would be hit.',
      },
      controls: {
        type: 'list of controls',
        isOptional: true,
        example: 'CTL-0118',
        why: 'They make the difference between the inherent and the residual score.',
      },
      likelihood: {
        type: 'number from 1 to 5',
        example: '2',
        why: 'It says how probable the event is.',
      },
      impact: {
        type: 'number from 1 to 5',
        example: '4',
        why: 'It says how much the event would hurt.',
      },
      inherent_score: {
        type: 'number from 1 to 25',
        example: '20',
        why: 'It is the score before controls are counted.',
      },
      residual_score: {
        type: 'number from 1 to 25',
        example: '8',
        why: 'It is the score with controls, and decisions use it.',
      },
      treatment: {
        type: 'one of four',
        isOptional: true,
        values: treatments,
        hasOwnTable: true,
        example: 'modify',
        why: 'A residual score above the appetite needs one.',
      },
      approver: {
        type: 'user, a CISO',
        isOptional: true,
        example: '(empty: within the appetite)',
        why: 'It names who accepted the risk, which is never its owner.',
      },
      expires_at: {
        type: 'time',
        isOptional: true,
        example: '(empty: not accepted)',
        why: 'On it an acceptance ends, and the risk is assessed again.',
      },
      review_due: {
        type: 'date',
        example: '2027-02-05',
        why: 'On this date the owner must look again.',
      },
    },
  },
} satisfies EntityData;
