import {entities} from '../entities';
import {reportTemplates} from '../report-templates';

import {type Head, toFact} from './head';

const course = entities.find(({id}) => id === 'course')?.fields ?? [];
const passMark = course.find(({name}) => name === 'pass_mark')?.example ?? '';

/** The heads of the modules that say what the company does and proves. */
export const headsOfWork = {
  compliance: {
    facts: [
      toFact('Who acts', 'Control owners', 'run controls, answer requests'),
      toFact('ISO/IEC 27001', '93 reference controls', 'in Annex A, and clauses 4 to 10'),
      toFact('The limit', 'No incident register', 'and no register under DORA'),
      toFact('Who decides', 'A CISO', 'chooses the frameworks'),
    ],
    picture: {
      at: '2026-11-10T12:00:00Z',
      seenBy: 'Dana Okafor',
      title: 'The statement of applicability',
      shows:
        'CTL-0118 for A.8.8 is selected. It is implemented, treats RSK-0017, and EVD-0520 proves it. A control of the company without a reference is planned, and A.8.30 is excluded with a reason.',
      callouts: [
        {
          title: 'One row, one answer',
          text: 'A control meets the reference, or a reason excludes it.',
        },
        {title: 'Why it is there', text: 'Each necessary control treats a risk.'},
        {title: 'The proof', text: 'Evidence counts once another person has accepted it.'},
      ],
    },
  },
  projects: {
    facts: [
      toFact('Who acts', 'The lead', 'a CISO or a member'),
      toFact('Milestones', '3 to 6', 'each with a date and tasks'),
      toFact('The limit', 'A risk or finding', 'must be linked before approval'),
      toFact('Who decides', 'A CISO', 'approves it and closes it'),
    ],
    picture: {
      at: '2026-11-13T12:00:00Z',
      seenBy: 'Luis Ortega',
      title: 'The list of projects',
      shows:
        'PRJ-0012 is selected. It is approved, has three milestones and answers FND-0063 and RSK-0017.',
      callouts: [
        {title: 'Approved by a CISO', text: 'The lead then sets it to active.'},
        {title: 'Steps with dates', text: 'The tasks of each milestone lead to it.'},
        {title: 'What it answers', text: 'Without a linked risk or finding there is no approval.'},
      ],
      screen: {
        list: 'Projects',
        last: 'Ends',
        rows: [{key: 'PRJ-0012', last: '2027-03-31'}],
        fields: ['lead', 'milestones', 'starts_on'],
        links: [
          ['finding', 'FND-0063'],
          ['risk', 'RSK-0017'],
        ],
        marks: ['milestones', 'finding'],
      },
    },
  },
  reports: {
    facts: [
      toFact('Who acts', 'A CISO', 'generates and comments'),
      toFact('Templates', `${reportTemplates.length}`, 'each answers one question'),
      toFact('The limit', 'Numbers are fixed', 'once it is generated'),
      toFact('Who decides', 'A CISO', 'approves, then distributes'),
    ],
    picture: {
      at: '2026-11-16T08:00:00Z',
      seenBy: 'Dana Okafor',
      title: 'The list of reports',
      shows:
        'RPT-0031 is selected. Its line for the board says: gateway, 20 to 8, evidence accepted; it shows the data of 16 November, 07:00 UTC, is confidential and names its recipients.',
      callouts: [
        {title: 'One line for the board', text: 'Its records are behind it.'},
        {title: 'The snapshot', text: 'All numbers are of this moment.'},
        {title: 'Who may have it', text: 'It is as sensitive as its most sensitive record.'},
      ],
      screen: {
        list: 'Reports',
        last: 'Classification',
        rows: [{key: 'RPT-0031', last: 'confidential'}],
        fields: ['period', 'snapshot_at', 'classification', 'recipients'],
        links: [],
        marks: ['snapshot_at', 'classification'],
        below: 'quote',
      },
    },
  },
  tasks: {
    facts: [
      toFact('Who acts', 'One assignee', 'the owner needs the result'),
      toFact('People', '2', 'assignee and verifier differ'),
      toFact('The limit', 'Done is not the end', 'a second person checks it'),
      toFact('Who decides', 'The verifier', 'verifies it or sends it back'),
    ],
    picture: {
      at: '2026-11-04T23:00:00Z',
      seenBy: 'Luis Ortega',
      title: 'The list of tasks',
      shows:
        'TSK-0190 is selected. Luis Ortega has done it and Mei Tanaka has to verify it by 5 November; its source is VUL-0088. TSK-0191 is verified.',
      callouts: [
        {title: 'Done, not verified', text: 'The task waits for its verifier.'},
        {title: 'A second person', text: 'The verifier is never the assignee.'},
        {title: 'Where it comes from', text: 'The exposure sets priority and due date.'},
      ],
      screen: {
        list: 'Tasks',
        last: 'Verifier',
        rows: [
          {key: 'TSK-0190', last: 'Mei Tanaka'},
          {key: 'TSK-0191', last: 'Luis Ortega'},
        ],
        fields: ['assignee', 'verifier', 'due'],
        links: [
          ['source', 'VUL-0088'],
          ['risk', 'RSK-0017'],
        ],
        marks: ['verifier', 'source'],
      },
    },
  },
  university: {
    facts: [
      toFact('Who acts', 'You', 'as CISO, member or contractor'),
      toFact('Pass mark', `${passMark} per cent`, 'in CRS-0020; each course sets one'),
      toFact('The limit', 'Passed courses expire', 'after months that each sets'),
      toFact('Who decides', 'A CISO', 'publishes courses'),
    ],
    picture: {
      at: '2026-11-16T07:30:00Z',
      seenBy: 'Mei Tanaka',
      title: 'The enrolments of a contractor',
      shows:
        'ENR-0146 is selected. Mei Tanaka has completed CRS-0020 on 21 October 2026 with 90 per cent, 80 are enough; it counts for 12 months.',
      callouts: [
        {title: 'One person, one course', text: 'CyberView enrols by user type.'},
        {title: 'Passed', text: 'Below the mark, begin again.'},
        {title: 'How long it counts', text: 'When it expires, CyberView assigns it again.'},
      ],
    },
  },
} as const satisfies Readonly<Record<string, Head>>;
