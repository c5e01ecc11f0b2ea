import {type EntityData, toStateValues} from './entity';
import {priorities} from '../exposure-priority';
import {vexJustifications} from '../vex';

/** What arrives from outside: vulnerabilities, exposures and news. */
export const threatEntities = {
  vulnerability: {
    plural: 'Vulnerabilities',
    keyExample: 'CVE-1900-1234',
    module: 'cve',
    purpose: 'A vulnerability is a read-only copy of one public CVE record.',
    fields: {
      state: {
        type: 'one of two',
        values: toStateValues('vulnerability'),
        hasOwnTable: true,
        example: 'published',
        why: 'A rejected record must not be used.',
      },
      affected_products: {
        type: 'product names, CPE names or package URLs',
        example: 'Acme Gateways VPN gateway, 4.2.6 and earlier',
        why: 'CPE names are compared with CPE names and package URLs with package URLs; a product name gives a suggestion only.',
      },
      cvss: {
        type: 'vector with its version, and score from 0.0 to 10.0',
        isOptional: true,
        example: 'CVSS:3.1/AV:N/AC:L/PR:L/UI:N/S:U/C:H/I:H/A:H, 8.8',
        why: 'It says how severe the flaw is in general; version 4.0 comes before 3.1 where a record has both.',
      },
      epss: {
        type: 'probability from 0 to 1, with its date',
        isOptional: true,
        example: '0.94 on 2026-11-02',
        why: 'It estimates how probable attacks are within 30 days.',
      },
      in_kev: {
        type: 'yes or no',
        isOptional: true,
        example: 'yes',
        why: 'It says whether the flaw is known to be exploited. Unknown counts as yes.',
      },
      automatable: {
        type: 'yes or no',
        isOptional: true,
        example: '(not known)',
        why: 'It says whether an attack can be automated. Unknown counts as yes.',
      },
      impact: {
        type: 'one of two',
        isOptional: true,
        values: [
          {value: 'partial', meaning: 'An attack gives limited control.'},
          {value: 'total', meaning: 'An attack gives full control.'},
        ],
        example: 'total',
        why: 'How much control an attack gives. Unknown counts as total.',
      },
      cwe: {
        type: 'CWE ID',
        isOptional: true,
        example: 'CWE-787',
        why: 'It names the class of weakness.',
      },
    },
  },
  exposure: {
    key: 'VUL',
    keyExample: 'VUL-0088',
    module: 'cve',
    purpose: 'An exposure is one CVE on one asset.',
    fields: {
      vulnerability: {
        type: 'CVE ID',
        example: 'CVE-1900-1234',
        why: 'It says which flaw this is about.',
      },
      asset: {
        type: 'asset',
        example: 'AST-0042',
        why: 'It says where the flaw is; the owner of the asset owns the exposure.',
      },
      assignee: {
        type: 'user',
        example: 'Luis Ortega',
        why: 'The assignee investigates and fixes it: the owner of the asset, until the owner or a CISO names another person.',
      },
      status: {
        type: 'one of eight',
        values: toStateValues('exposure'),
        hasOwnTable: true,
        example: 'verified',
        why: 'Four of its values match those of VEX.',
      },
      priority: {
        type: 'one of four, set by CyberView',
        values: priorities.map(({id, meaning}) => ({value: id, meaning})),
        hasOwnTable: true,
        example: 'immediate',
        why: 'It is computed when the exposure opens, and again when an input changes.',
      },
      due: {
        type: 'date',
        isOptional: true,
        example: '2026-11-05',
        why: 'It counts from the confirmed match or the KEV date. After it the exposure is overdue, also while it is new. The priority defer sets none.',
      },
      justification: {
        type: 'one of five',
        isOptional: true,
        values: vexJustifications,
        hasOwnTable: true,
        example: 'component_not_present',
        why: 'It is required for not_affected, in the words of CSAF.',
      },
      mitigation: {
        type: 'what was done, by whom, when and until when',
        isOptional: true,
        example:
          'management page off the internet, by Luis Ortega, from 2026-11-02 09:20 UTC until the patch',
        why: 'It protects an affected asset before the patch, and changes neither state nor priority nor due date.',
      },
      reason: {
        type: 'text; for withdrawn one of two',
        isOptional: true,
        values: [
          {value: 'not_a_flaw', meaning: 'The flaw does not exist.'},
          {
            value: 'moved',
            meaning: 'The ID is a duplicate or was merged or split; the reason names the other ID.',
          },
        ],
        example: 'moved',
        why: 'It is required for not_affected, accepted and withdrawn, so that others can check it.',
      },
    },
  },
  'news-item': {
    key: 'NWS',
    keyExample: 'NWS-0311',
    module: 'news',
    purpose: 'A news item is one advisory, notice, announcement or article.',
    fields: {
      kind: {
        type: 'one of four',
        values: [
          {value: 'advisory', meaning: 'It tells of a weakness and its fix.'},
          {
            value: 'vendor_notice',
            meaning: 'It comes from a vendor and concerns something else, such as end of support.',
          },
          {value: 'announcement', meaning: 'It comes from a CISO of the company.'},
          {value: 'article', meaning: 'It gives background.'},
        ],
        example: 'advisory',
        why: 'It decides whether CVE IDs are matched to assets.',
      },
      source: {
        type: 'CSAF provider, RSS feed or person',
        example: 'CSAF feed of Acme Gateways',
        why: 'It shows how far to trust the item.',
      },
      tlp: {
        type: 'one of five',
        values: [
          {
            value: 'TLP:CLEAR',
            meaning: 'Sharing has no limit.',
            detail: 'everyone who has the module',
          },
          {
            value: 'TLP:GREEN',
            meaning: 'It stays within the community and is not made public.',
            detail: 'CISO, members, contractors; vendors where the sender allows it',
          },
          {
            value: 'TLP:AMBER',
            meaning: 'It stays with the organisation and its clients, for those who need to know.',
            detail: 'CISO, members and contractors who need to know',
          },
          {
            value: 'TLP:AMBER+STRICT',
            meaning: 'It stays with the organisation, for those who need to know.',
            detail: 'CISO, members and contractors who need to know',
          },
          {
            value: 'TLP:RED',
            meaning: 'It is for the named recipients only.',
            detail: 'the CISOs that it names',
          },
        ],
        detailHead: 'Widest audience in CyberView',
        hasOwnTable: true,
        example: 'TLP:CLEAR',
        why: 'It is the outer limit of the audience.',
      },
      cve_ids: {
        type: 'list of CVE IDs',
        isOptional: true,
        example: 'CVE-1900-1234',
        why: 'Each confirmed match with an asset opens an exposure.',
      },
      audience: {
        type: 'user types and organisations',
        isOptional: true,
        example: 'members, Northwind Assurance, Acme Gateways',
        why: 'It names the readers, besides the vendors whom the marking lets in, and is required to publish it.',
      },
      reason: {
        type: 'text',
        isOptional: true,
        example: 'product not in use',
        why: 'It is required to dismiss an item.',
      },
    },
  },
} satisfies EntityData;
