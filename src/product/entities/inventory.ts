import {companyEntities} from './company';
import type {EntityData} from './entity';
import {classifications} from './values';

/** What the company has: assets, bookmarks, its profile and its third parties. */
export const inventoryEntities = {
  asset: {
    key: 'AST',
    keyExample: 'AST-0042',
    module: 'assets',
    purpose: 'An asset is anything that the company relies on and must protect.',
    fields: {
      name: {
        type: 'text',
        example: 'VPN gateway Berlin',
        why: 'It is the name by which people know the asset.',
      },
      type: {
        type: 'one of five',
        values: [
          {value: 'hardware', meaning: 'A device, such as a gateway or a laptop.'},
          {value: 'software', meaning: 'A program that the company runs itself.'},
          {value: 'service', meaning: 'Something that others run for the company, such as mail.'},
          {value: 'data', meaning: 'Information, such as the list of customers.'},
          {value: 'facility', meaning: 'A building or a room.'},
        ],
        example: 'hardware',
        why: 'It groups the inventory.',
      },
      owner: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The owner answers for the asset, gets its exposures and is reminded of reviews.',
      },
      classification: {
        type: 'one of four',
        values: classifications,
        detailHead: 'Example',
        hasOwnTable: true,
        example: 'confidential',
        why: 'It says how to handle the asset.',
      },
      criticality: {
        type: 'number from 1 to 5',
        example: '5',
        why: 'It informs the impact of risks.',
      },
      internet_exposed: {
        type: 'yes or no',
        isOptional: true,
        example: 'yes',
        why: 'It is part of the priority of every exposure on the asset. Unknown counts as yes.',
      },
      cpe: {
        type: 'CPE name',
        isOptional: true,
        example: 'cpe:2.3:o:acme_gateways:vpn_gateway_firmware:4.2.6:*:*:*:*:*:*:*',
        why: 'It is compared with the CPE names of the vulnerabilities that an advisory names.',
      },
      purl: {
        type: 'package URL',
        isOptional: true,
        example: '(empty: the firmware is no package)',
        why: 'It is compared with the package URLs of the vulnerabilities that an advisory names.',
      },
      provider_organization: {
        type: 'third party',
        isOptional: true,
        example: 'Acme Gateways',
        why: "It shows the asset to that organisation's contacts and to no other vendor.",
      },
      review_due: {
        type: 'date',
        example: '2027-05-31',
        why: 'On this date the owner checks all fields again.',
      },
    },
  },
  bookmark: {
    key: 'BMK',
    keyExample: 'BMK-0102',
    module: 'bookmarks',
    purpose: 'A bookmark is a pointer to a record or a web page, with a note and never a copy.',
    fields: {
      target: {
        type: 'key of a record or https URL',
        example: 'AST-0042',
        why: 'The bookmark stores nothing else of the record.',
      },
      title: {
        type: 'text',
        example: 'Gateway',
        why: 'Readers of a shared bookmark see it, so it must not give a secret away.',
      },
      note: {
        type: 'text',
        isOptional: true,
        example: 'Check the version before the audit',
        why: 'It reminds you why you kept the bookmark.',
      },
      folder: {
        type: 'text',
        isOptional: true,
        example: 'Audit 2026',
        why: 'It groups your own list, even for shared bookmarks.',
      },
      visibility: {
        type: 'one of two',
        values: [
          {value: 'private', meaning: 'Only its owner sees it.', detail: 'its owner'},
          {
            value: 'shared',
            meaning: 'Visible to everyone who can open the module and the target.',
            detail: 'its owner, and any CISO',
          },
        ],
        detailHead: 'Who edits it',
        hasOwnTable: true,
        example: 'private',
        why: 'It decides who sees the bookmark and never who may read the target.',
      },
    },
  },
  ...companyEntities,
} satisfies EntityData;
