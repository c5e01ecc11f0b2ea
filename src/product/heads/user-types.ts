import {findStandard} from '../settings';

import {type Head, toFact} from './head';

/** The heads of the user types: the application of each as a person of the example finds it. */
export const headsOfUserTypes = {
  ciso: {
    facts: [
      toFact('You see', 'Every record', 'with few exceptions'),
      toFact('Access review', 'Each quarter', 'of every account'),
      toFact('The limit', 'Not your own risk', 'a deputy accepts it'),
      toFact('Only you', 'Decide', 'on risks, news, reports and accounts'),
    ],
    picture: {
      at: '2026-11-02T07:15:00Z',
      seenBy: 'Dana Okafor',
      title: 'What waits for a CISO',
      shows: 'NWS-0311 is selected. The advisory has arrived at 07:10 and waits to be triaged.',
      callouts: [
        {title: 'What waits for you', text: 'No one but a CISO takes this step.'},
        {title: 'A suggested match', text: 'Confirmed, it becomes an exposure with a deadline.'},
        {title: 'Your decision', text: 'Publish or dismiss, with a reason.'},
      ],
      screen: {
        list: 'News to triage',
        last: 'Kind',
        rows: [{key: 'NWS-0311', last: 'advisory'}],
        fields: ['source', 'cve_ids', 'tlp'],
        links: [['suggested match', 'AST-0042']],
        marks: ['suggested match', 'buttons'],
        buttons: ['Triage', 'Dismiss'],
      },
    },
  },
  member: {
    facts: [
      toFact('You see', 'Every record', 'with few exceptions'),
      toFact('Each morning', '5 steps', 'from news to courses'),
      toFact('The limit', 'Never your own check', 'of task, evidence or risk'),
      toFact('You decide', 'On what you own', 'and on what names you'),
    ],
    picture: {
      at: '2026-11-02T09:45:00Z',
      seenBy: 'Luis Ortega',
      title: 'The tasks of a member',
      shows:
        'TSK-0190 is selected. Luis Ortega is its assignee, Mei Tanaka its verifier; its source is VUL-0088. TSK-0191 is open too.',
      callouts: [
        {title: 'By due date', text: 'Your start page lists what is due first.'},
        {title: 'Someone else checks', text: 'You never verify your own task.'},
        {title: 'Why it exists', text: 'Its source is the exposure of an asset of yours.'},
      ],
      screen: {
        list: 'Tasks',
        last: 'Verifier',
        rows: [
          {key: 'TSK-0190', last: 'Mei Tanaka'},
          {key: 'TSK-0191', last: 'Luis Ortega'},
        ],
        fields: ['due', 'verifier'],
        links: [
          ['source', 'VUL-0088'],
          ['asset', 'AST-0042'],
        ],
        marks: ['verifier', 'source'],
        buttons: ['Begin'],
      },
    },
  },
  outsource: {
    facts: [
      toFact('You see', 'What names you', 'and what it links to'),
      toFact('At most', '366 days', 'then a new date is needed'),
      toFact('The limit', 'Your end date', 'access ends at once'),
      toFact('Who decides', 'A CISO', 'when your sponsor confirms'),
    ],
    picture: {
      at: '2026-11-04T23:00:00Z',
      seenBy: 'Mei Tanaka',
      title: 'The tasks of a contractor',
      shows:
        'TSK-0190 is selected. It is done and waits for Mei Tanaka to verify it; through it she reads VUL-0088, AST-0042 and RSK-0017.',
      callouts: [
        {title: 'Only what names you', text: 'The search finds nothing else.'},
        {title: 'What it opens', text: 'You read these records until the task is verified.'},
        {title: 'Your part', text: 'Test the result, then verify it or send it back.'},
      ],
      screen: {
        list: 'Tasks',
        last: 'Assignee',
        rows: [{key: 'TSK-0190', last: 'Luis Ortega'}],
        fields: ['due'],
        links: [
          ['source', 'VUL-0088'],
          ['asset', 'AST-0042'],
          ['risk', 'RSK-0017'],
        ],
        marks: ['source', 'buttons'],
        buttons: ['Verify', 'Send back'],
      },
    },
  },
  vendor: {
    facts: [
      toFact('You see', 'Your organisation', 'and what is addressed to it'),
      toFact(
        'Reminder',
        `${findStandard('account.end_notice_days')} days`,
        'before the end, to your sponsor',
      ),
      toFact('The limit', 'Answers are locked', 'once you submit'),
      toFact('Who decides', 'The customer', 'reviews answers, sets exposures'),
    ],
    picture: {
      at: '2026-11-02T08:30:00Z',
      seenBy: 'Priya Nair',
      title: 'What waits for a vendor contact',
      shows:
        'The customer asks about CVE-1900-1234 on AST-0042, a product of Acme Gateways; the statement about the product is missing.',
      callouts: [
        {title: 'What the customer wants', text: 'Here the status of a product.'},
        {title: 'Your product', text: 'Only assets that name your organisation are here.'},
        {title: 'Your part', text: 'State what is affected; the customer decides what follows.'},
      ],
      screen: {
        list: 'Product status wanted',
        last: 'Status',
        rows: [{key: 'CVE-1900-1234', state: 'published', last: '–'}],
        fields: ['affected_products'],
        links: [['asset', 'AST-0042']],
        marks: ['asset', 'buttons'],
        buttons: ['State the status'],
      },
    },
  },
  auditor: {
    facts: [
      toFact('You see', 'Your engagements', 'and the records in their scope'),
      toFact('You write', '4 kinds of note', 'requests, decisions, results, findings'),
      toFact('The limit', 'Read only', 'you change no company record'),
      toFact('You decide', 'Accept or reject', 'evidence; a CISO closes the audit'),
    ],
    picture: {
      at: '2026-11-09T09:00:00Z',
      seenBy: 'Jonas Weber',
      title: 'What waits for an auditor',
      shows:
        'EVD-0520 is selected. Luis Ortega has submitted it for CTL-0118 in ASM-0051, and it waits for a decision.',
      callouts: [
        {title: 'In your scope', text: 'You find only what the engagement names.'},
        {title: 'The population', text: 'The period says what the evidence covers.'},
        {title: 'Your decision', text: 'Accept or reject, with a reason.'},
      ],
      screen: {
        list: 'Evidence that waits',
        last: 'Control',
        rows: [{key: 'EVD-0520', last: 'CTL-0118'}],
        fields: ['content', 'period', 'uploader'],
        links: [['engagement', 'ASM-0051']],
        marks: ['period', 'buttons'],
        buttons: ['Accept', 'Reject'],
      },
    },
  },
} as const satisfies Readonly<Record<string, Head>>;
