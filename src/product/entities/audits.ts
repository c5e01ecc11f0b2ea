import type {EntityData} from './entity';

/** From the question to the proof. */
export const auditEntities = {
  assessment: {
    key: 'ASM',
    keyExample: 'ASM-0051',
    module: 'compliance',
    purpose: 'An assessment compares practice with the requirements in its scope.',
    fields: {
      type: {
        type: 'one of three',
        values: [
          {value: 'internal', meaning: 'The company examines itself.'},
          {value: 'audit', meaning: 'An auditor examines the company.'},
          {value: 'third_party', meaning: 'A vendor answers a questionnaire.'},
        ],
        example: 'audit',
        why: 'It decides who can be respondent and reviewer.',
      },
      framework: {
        type: 'framework',
        example: 'iso_27001_2022',
        why: 'It brings the requirements or questions.',
      },
      scope: {
        type: 'period, assets, controls or departments',
        example: 'October and November 2026, Berlin',
        why: 'In an audit, it is all that the auditor can open.',
      },
      respondent: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The respondent answers and is the one who submits.',
      },
      reviewer: {
        type: 'user',
        example: 'Jonas Weber',
        why: 'The reviewer judges the answers and asks for changes.',
      },
      due: {type: 'date', example: '2026-11-30', why: 'Answers are to be submitted by then.'},
    },
  },
  evidence: {
    plural: 'Evidence',
    key: 'EVD',
    keyExample: 'EVD-0520',
    module: 'compliance',
    purpose: 'Evidence is a file or a link that shows that a control worked in a period.',
    fields: {
      content: {
        type: 'file or https URL',
        example: 'patch record of AST-0042 with the re-test',
        why: 'It is what the reviewer judges.',
      },
      control: {
        type: 'control',
        isOptional: true,
        example: 'CTL-0118',
        why: 'It says what the item is to prove, and is required except in a questionnaire, where the question takes its place.',
      },
      period: {
        type: 'first and last day',
        example: '2026-11-02 to 2026-11-05',
        why: 'It says for which time the item counts as proof.',
      },
      valid_until: {
        type: 'date',
        example: '2027-11-05',
        why: 'After it the item no longer counts.',
      },
      uploader: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The uploader can never be the reviewer.',
      },
      reviewer: {
        type: 'user',
        isOptional: true,
        example: 'Jonas Weber',
        why: 'The reviewer accepts the item, or rejects it with a reason.',
      },
    },
  },
  finding: {
    key: 'FND',
    keyExample: 'FND-0063',
    module: 'compliance',
    purpose: 'A finding is a weakness that an assessment has recorded.',
    fields: {
      assessment: {
        type: 'assessment',
        example: 'ASM-0051',
        why: 'It says where the weakness was seen; the finding may outlive it.',
      },
      requirement: {
        type: 'requirement',
        example: 'A.8.8',
        why: 'It says which point the weakness concerns.',
      },
      severity: {
        type: 'one of three',
        values: [
          {value: 'observation', meaning: 'The requirement is met and could be met better.'},
          {
            value: 'minor',
            meaning: 'A nonconformity: a single lapse, or part of the requirement is missing.',
          },
          {
            value: 'major',
            meaning: 'A nonconformity: the requirement is not met, or the lapse recurs.',
          },
        ],
        example: 'observation',
        why: 'A nonconformity is corrected; only an observation can be accepted as a risk.',
      },
      cause: {
        type: 'text',
        example: 'no rehearsed way to patch the gateway without an outage',
        why: 'The correction must remove it.',
      },
      due: {type: 'date', example: '2027-03-31', why: 'Tasks from the finding are due no later.'},
      owner: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The owner plans the correction and asks for the re-test.',
      },
    },
  },
} satisfies EntityData;
