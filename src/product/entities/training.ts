import type {Entity} from './entity';

/** Training and its proof. */
export const trainingEntities: readonly Entity[] = [
  {
    id: 'course',
    name: 'Course',
    plural: 'Courses',
    key: 'CRS',
    keyExample: 'CRS-0020',
    module: 'university',
    purpose: 'A course is training that ends with a test.',
    lifecycle: 'course',
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        example: 'Rules for external staff',
        why: 'It says what is learned.',
      },
      {
        name: 'content',
        type: 'pages and a test',
        required: true,
        example: 'scope, end of access, what to do with findings',
        why: 'The test shows what the person has learned.',
      },
      {
        name: 'audience',
        type: 'user types',
        required: true,
        example: 'outsource',
        why: 'Everyone of these types is assigned when the course is published.',
      },
      {
        name: 'pass_mark',
        type: 'per cent',
        required: true,
        example: '80',
        why: 'A result below it does not count.',
      },
      {
        name: 'validity_months',
        type: 'number of months',
        required: true,
        example: '12',
        why: 'After this time the course has to be taken again.',
      },
    ],
  },
  {
    id: 'enrolment',
    name: 'Enrolment',
    plural: 'Enrolments',
    key: 'ENR',
    keyExample: 'ENR-0146',
    module: 'university',
    purpose: 'An enrolment is one person in one course.',
    lifecycle: 'enrolment',
    fields: [
      {
        name: 'user',
        type: 'user',
        required: true,
        example: 'Mei Tanaka',
        why: 'It says whose training this is.',
      },
      {
        name: 'course',
        type: 'course',
        required: true,
        example: 'CRS-0020',
        why: 'It says what is learned.',
      },
      {
        name: 'due',
        type: 'date',
        required: true,
        example: 'seven days after the account is active',
        why: 'Late enrolments show in reports.',
      },
      {
        name: 'score',
        type: 'per cent',
        required: false,
        example: '90',
        why: 'It is compared with the pass mark and kept as proof.',
      },
      {
        name: 'completed_at',
        type: 'time, set by CyberView',
        required: false,
        example: '2026-10-21T13:20:00Z',
        why: 'The validity of the course is counted from it.',
      },
    ],
  },
];
