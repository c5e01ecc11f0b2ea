import type {EntityData} from './entity';

/** Training and its proof. */
export const trainingEntities = {
  course: {
    key: 'CRS',
    keyExample: 'CRS-0020',
    module: 'university',
    purpose: 'A course is training that ends with a test.',
    fields: {
      title: {type: 'text', example: 'Rules for external staff', why: 'It says what is learned.'},
      content: {
        type: 'pages and a test',
        example: 'scope, end of access, what to do with findings',
        why: 'The test shows what the person has learned.',
      },
      audience: {
        type: 'user types',
        example: 'outsource',
        why: 'Everyone of these types is assigned when the course is published.',
      },
      pass_mark: {type: 'per cent', example: '80', why: 'A result below it does not count.'},
      validity_months: {
        type: 'number of months',
        example: '12',
        why: 'After this time the course has to be taken again.',
      },
    },
  },
  enrolment: {
    key: 'ENR',
    keyExample: 'ENR-0146',
    module: 'university',
    purpose: 'An enrolment is one person in one course.',
    fields: {
      user: {type: 'user', example: 'Mei Tanaka', why: 'It says whose training this is.'},
      course: {type: 'course', example: 'CRS-0020', why: 'It says what is learned.'},
      due: {
        type: 'date',
        example: 'seven days after the account is active',
        why: 'Late enrolments show in reports.',
      },
      score: {
        type: 'per cent',
        isOptional: true,
        example: '90',
        why: 'It is compared with the pass mark and kept as proof.',
      },
      completed_at: {
        type: 'time, set by CyberView',
        isOptional: true,
        example: '2026-10-21T13:20:00Z',
        why: 'The validity of the course is counted from it.',
      },
    },
  },
} satisfies EntityData;
