import {valuedFields} from '../entities';
import {priorities} from '../exposure-priority';
import {defaultAppetite, highestScore} from '../risk-score';

import {type Head, toFact} from './head';

/** Such as 3, 14 or 60 days. */
const deadlines = priorities
  .flatMap(({days}) => days ?? [])
  .join(', ')
  .replace(/, (\d+)$/, ' or $1 days');

const markings = valuedFields.find(({id}) => id === 'news-item.tlp')?.values ?? [];

/** The heads of the modules that say what could hurt the company. */
export const headsOfThreats = {
  cve: {
    facts: [
      toFact('Who acts', 'The assignee', 'at first the owner of the asset'),
      toFact('Deadline', deadlines, 'from the confirmed match'),
      toFact('What is not known', 'Counts as yes', 'and makes it more urgent'),
      toFact('Who decides', 'A CISO', 'confirms and accepts'),
    ],
    picture: {
      at: '2026-11-02T10:00:00Z',
      seenBy: 'Luis Ortega',
      title: 'The list of exposures',
      shows:
        'VUL-0088 is affected, immediate and due on 5 November; AST-0042 is protected until TSK-0190 is done.',
      callouts: [
        {title: 'One flaw on one asset', text: 'A CISO has confirmed the match.'},
        {title: 'When it has to end', text: 'The priority immediate gives it three days.'},
        {title: 'Protected until the patch', text: 'A mitigation stops no clock.'},
      ],
      screen: {
        list: 'Exposures',
        last: 'Due',
        rows: [{key: 'VUL-0088', last: '2026-11-05'}],
        fields: ['priority', 'due', 'mitigation'],
        short: {mitigation: 'management page off the internet'},
        links: [['task', 'TSK-0190']],
        marks: ['due', 'mitigation'],
      },
    },
  },
  news: {
    facts: [
      toFact('Who acts', 'A CISO', 'triages; the audience reads'),
      toFact('TLP', `${markings.length} markings`, 'each sets the widest audience'),
      toFact('The limit', 'Only an advisory', 'is matched to assets'),
      toFact('Who decides', 'A CISO', 'confirms a match: an exposure opens'),
    ],
    picture: {
      at: '2026-11-02T08:00:00Z',
      seenBy: 'Dana Okafor',
      title: 'The list of news',
      shows:
        'NWS-0311 is selected. It is published with its marking, source and audience; its match AST-0042 has become VUL-0088.',
      callouts: [
        {title: 'Ingested, then decided', text: 'A CISO publishes an item or dismisses it.'},
        {title: 'Who may read it', text: 'The marking overrides any wider audience.'},
        {
          title: 'From match to exposure',
          text: 'The confirmed match has become a vulnerability on an asset.',
        },
      ],
      screen: {
        list: 'News',
        last: 'Kind',
        rows: [{key: 'NWS-0311', last: 'advisory'}],
        fields: ['source', 'tlp', 'audience'],
        links: [
          ['match', 'AST-0042'],
          ['exposure', 'VUL-0088'],
        ],
        marks: ['tlp', 'exposure'],
      },
    },
  },
  risks: {
    facts: [
      toFact('Who acts', 'The owner', 'scores and treats'),
      toFact('Score', `1 to ${highestScore}`, 'likelihood × impact'),
      toFact('Above the appetite', 'Treat or accept', `${defaultAppetite} is the default`),
      toFact('Who accepts', 'A CISO', 'who does not own it'),
    ],
    picture: {
      at: '2026-11-06T09:00:00Z',
      seenBy: 'Dana Okafor',
      title: 'The risk register',
      shows: 'RSK-0017 has fallen from 20 to 8, below the appetite. RSK-0021 has 6.',
      callouts: [
        {title: 'One row, one scenario', text: 'Its state says what happens next.'},
        {title: 'The residual score', text: '20 before the patch, 8 with it. Decisions use it.'},
        {title: 'Why it moved', text: 'The verified task lowers the likelihood; the impact stays.'},
      ],
      screen: {
        list: 'Risks',
        last: 'Residual',
        rows: [
          {key: 'RSK-0017', last: 8},
          {key: 'RSK-0021', state: 'monitored', last: 6},
        ],
        fields: ['likelihood', 'impact', 'owner', 'review_due'],
        links: [['lowered by', 'TSK-0190']],
        marks: ['scores', 'lowered by'],
        below: 'matrix',
      },
    },
  },
} as const satisfies Readonly<Record<string, Head>>;
