import {modules} from '../modules';

import {type Head, toFact} from './head';

/** The heads of the applications: a real screen of each, with the modules that it shows. */
export const headsOfApplications = {
  'cyberview-application': {
    facts: [
      toFact('Who signs in', 'CISO and member', 'of the company itself'),
      toFact('Modules', `All ${modules.length}`, 'the others leave some out'),
      toFact('The limit', 'A missing button', 'is a step for someone else'),
      toFact('Who decides', 'Your user type', 'and who owns the record'),
    ],
    picture: {
      at: '2026-11-02T10:00:00Z',
      seenBy: 'Luis Ortega',
      title: 'The CyberView application with a task',
      shows:
        'Numbers mark the header, the navigation, the list of tasks, and the head, fields, links and history of TSK-0190.',
      callouts: [],
      hasNavigation: true,
      isNumbered: true,
    },
  },
  'auditor-application': {
    facts: [
      toFact('Who signs in', 'Auditors', 'each in the scope of an engagement'),
      toFact('An audit', '10 steps', 'for both sides'),
      toFact('Private', 'Your notes', 'until you issue them'),
      toFact('Who decides', 'A CISO', 'closes the audit; you, the findings'),
    ],
    picture: {
      at: '2026-11-10T12:00:00Z',
      seenBy: 'Jonas Weber',
      title: 'The auditor application with a finding',
      shows:
        'FND-0063 is selected, an observation on A.8.8 that Luis Ortega owns. It belongs to ASM-0051 and rests on EVD-0520.',
      hasNavigation: true,
      callouts: [
        {title: 'Issued', text: 'Your note is private until then, and cannot be changed later.'},
        {title: 'Who corrects', text: 'The owner at the company, by a date that both agreed on.'},
        {title: 'Where it belongs', text: 'Its scope is all that you can open.'},
      ],
      screen: {
        list: 'Findings',
        last: 'Severity',
        rows: [{key: 'FND-0063', last: 'observation'}],
        fields: ['requirement', 'owner', 'due'],
        links: [
          ['assessment', 'ASM-0051'],
          ['evidence', 'EVD-0520'],
        ],
        marks: ['owner', 'assessment'],
      },
    },
  },
  'supplier-application': {
    facts: [
      toFact('Who signs in', 'Contractors', 'with the user type outsource'),
      toFact('You see', '2 kinds of work', 'tasks and projects that name you'),
      toFact('The limit', 'Your end date', 'access ends at once'),
      toFact('Who decides', 'Your sponsor', 'brings you in, takes over at the end'),
    ],
    picture: {
      at: '2026-11-02T12:30:00Z',
      seenBy: 'Mei Tanaka',
      title: 'The supplier application with a task',
      shows:
        'TSK-0191 is selected. Mei Tanaka saves evidence before the update; links lead to VUL-0088 and AST-0042.',
      hasNavigation: true,
      callouts: [
        {title: 'What names you', text: 'Here as assignee; TSK-0190 as verifier.'},
        {title: 'What it opens', text: 'When the task ends, these records leave your list.'},
        {title: 'Done', text: 'The verifier then checks your result.'},
      ],
      screen: {
        list: 'Tasks',
        last: 'Verifier',
        rows: [
          {key: 'TSK-0191', last: 'Luis Ortega'},
          {key: 'TSK-0190', last: 'Mei Tanaka'},
        ],
        fields: [],
        links: [
          ['source', 'VUL-0088'],
          ['asset', 'AST-0042'],
        ],
        marks: ['source', 'buttons'],
        buttons: ['Done', 'Blocked'],
      },
    },
  },
  'vendor-application': {
    facts: [
      toFact('Who signs in', 'Vendor contacts', 'of one organisation'),
      toFact('Who submits', '1 respondent', 'others may help with answers'),
      toFact('The limit', 'Answers are locked', 'once you submit'),
      toFact('Who decides', 'The reviewer', 'then a CISO closes it'),
    ],
    picture: {
      at: '2026-11-12T14:00:00Z',
      seenBy: 'Priya Nair',
      title: 'The vendor application with a questionnaire',
      shows:
        'ASM-0044 is submitted, with the answer yes to the question about advisories and partly to the one about suppliers.',
      hasNavigation: true,
      callouts: [
        {title: 'Submitted', text: 'The answers are locked and wait for the customer.'},
        {title: 'Yes', text: 'Say where the proof is.'},
        {title: 'Partly', text: 'Say what is missing, and when it follows.'},
      ],
    },
  },
  'user-administration': {
    facts: [
      toFact('Who acts', 'A CISO', 'creates, changes, ends accounts'),
      toFact('Invitation', '7 days', 'then send a new one'),
      toFact('The limit', '366 days', 'for an external account'),
      toFact('Who decides', 'A CISO', 'for an auditor, the sponsor asks'),
    ],
    picture: {
      at: '2026-11-16T07:30:00Z',
      seenBy: 'Dana Okafor',
      title: 'The list of accounts',
      shows:
        'Five active accounts with their user types; those of Mei Tanaka, Priya Nair and Jonas Weber have an end date.',
      callouts: [
        {title: 'One person, one type', text: 'It decides what the account sees and may do.'},
        {title: 'Whose people', text: 'External accounts name their organisation.'},
        {title: 'When it ends', text: 'Sessions and tokens end at once.'},
      ],
    },
  },
} as const satisfies Readonly<Record<string, Head>>;
