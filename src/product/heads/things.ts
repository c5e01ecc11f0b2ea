import {defaultAppetite} from '../risk-score';

import {type Head, toFact} from './head';

/** The heads of the modules that say what the company has. */
export const headsOfThings = {
  assets: {
    facts: [
      toFact('Who acts', 'The owner', 'keeps the entry correct'),
      toFact('Criticality', '1 to 5', 'at 5 production stops'),
      toFact('Internet exposure', 'Unknown is yes', 'until the owner has checked'),
      toFact('Who decides', 'Owner or CISO', 'changes, hands over, retires'),
    ],
    picture: {
      at: '2026-11-02T10:00:00Z',
      seenBy: 'Luis Ortega',
      title: 'The list of assets',
      shows:
        'AST-0042 is selected. It belongs to Luis Ortega, has the criticality 5 and can be reached from the internet; VUL-0088 and RSK-0017 are linked to it.',
      callouts: [
        {title: 'One row, one owner', text: 'The owner answers for it and gets its exposures.'},
        {
          title: 'Within reach from outside',
          text: 'That makes an exposure more urgent, a vulnerability on the asset.',
        },
        {title: 'Who makes it', text: 'Its vendor contacts see the asset.'},
      ],
      screen: {
        list: 'Assets',
        last: 'Criticality',
        rows: [{key: 'AST-0042', state: 'in_use', last: '5'}],
        fields: ['classification', 'internet_exposed', 'provider_organization', 'review_due'],
        links: [
          ['exposure', 'VUL-0088'],
          ['risk', 'RSK-0017'],
        ],
        marks: ['internet_exposed', 'provider_organization'],
      },
    },
  },
  bookmarks: {
    facts: [
      toFact('Who acts', 'You', 'as CISO, member or contractor'),
      toFact('Visibility', 'Private', 'unless you share it'),
      toFact('Sharing', 'Grants no access', 'to the target'),
      toFact('Who decides', 'You', 'and a CISO about shared ones'),
    ],
    picture: {
      at: '2026-11-16T07:30:00Z',
      seenBy: 'Luis Ortega',
      title: 'The list of bookmarks',
      shows: 'BMK-0102 is selected, a private bookmark to AST-0042 in the folder Audit 2026.',
      callouts: [
        {title: 'A pointer, no copy', text: 'It opens the record as it is now.'},
        {title: 'Private or shared', text: 'Private ones appear to no one else.'},
        {title: 'The target', text: 'Only people who can open the target see the bookmark.'},
      ],
      screen: {
        list: 'Bookmarks',
        last: 'Folder',
        rows: [{key: 'BMK-0102', state: 'active', last: 'Audit 2026'}],
        fields: ['note', 'visibility'],
        links: [['target', 'AST-0042']],
        marks: ['visibility', 'target'],
      },
    },
  },
  company: {
    facts: [
      toFact('Who acts', 'A CISO', 'members and auditors read'),
      toFact('Risk appetite', `${defaultAppetite}`, 'of 25, until you change it'),
      toFact('The limit', 'One profile', 'it cannot be deleted'),
      toFact('Who decides', 'A CISO', 'usually asking the board'),
    ],
    picture: {
      at: '2026-11-16T07:30:00Z',
      seenBy: 'Dana Okafor',
      title: 'The company profile and the directory',
      shows:
        'The profile of Example Manufacturing GmbH is complete and the appetite is 9; beside it is the vendor Acme Gateways with its contact Priya Nair.',
      callouts: [
        {title: 'Complete', text: 'CyberView derives it from three of the fields.'},
        {title: 'One number for all risks', text: 'A higher residual score needs a decision.'},
        {
          title: 'The name is the link',
          text: 'Assets and accounts spell it as the directory does.',
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Head>>;
