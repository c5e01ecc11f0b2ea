import {sources, toControlSource} from './sources';
import type {TermData} from './term';

export const termsLToR = {
  'least-privilege': {
    definition: 'The principle that people have no more access than their work needs.',
    source: toControlSource('AC-6'),
    usedIn: ['bookmarks'],
    page: '/docs/user-types/',
  },
  lei: {
    name: 'LEI',
    definition: 'Legal Entity Identifier: a code of 20 characters for one legal entity.',
    source: {
      label: 'GLEIF',
      href: 'https://www.gleif.org/en/about-lei/introducing-the-legal-entity-identifier-lei',
    },
    usedIn: ['company'],
    also: ['Legal Entity Identifier'],
  },
  likelihood: {
    definition: 'The chance that an event happens and does harm, from 1 to 5.',
    source: sources.sp80030,
    usedIn: ['risks'],
  },
  member: {
    definition: 'An employee of the company who works on security, and the type of their account.',
    isOrdinaryWord: true,
    page: '/docs/user-types/member',
  },
  nvd: {
    name: 'NVD',
    definition: "NIST's National Vulnerability Database, which enriches some CVE records.",
    source: {
      label: 'NIST on the NVD, April 2026',
      href: 'https://www.nist.gov/news-events/news/2026/04/nist-updates-nvd-operations-address-record-cve-growth',
    },
    usedIn: ['cve'],
    also: ['National Vulnerability Database'],
  },
  outsource: {
    definition:
      'The user type of a contractor: a person from a supplier who works here for a limited time.',
    usedIn: ['tasks', 'projects'],
    page: '/docs/user-types/outsource',
  },
  'package-url': {
    name: 'Package URL',
    definition: 'A uniform name of a software package and its version, as of npm or PyPI.',
    source: {
      label: 'package-url, purl specification',
      href: 'https://github.com/package-url/purl-spec',
    },
    usedIn: ['cve'],
    also: ['package URLs', 'purl'],
  },
  poam: {
    name: 'POA&M',
    definition:
      'Plan of action and milestones: known weaknesses, each with planned correction, owner and dates.',
    source: toControlSource('CA-5'),
    usedIn: ['projects', 'reports'],
    also: ['plan of action and milestones', 'plan of action'],
  },
  'problem-details': {
    definition: 'The standard form of an error in the body of an API response.',
    source: {label: 'RFC 9457', href: 'https://www.rfc-editor.org/rfc/rfc9457'},
    also: ['problem document', 'problem documents'],
    page: '/docs/API/errors',
  },
  rbac: {
    name: 'RBAC',
    definition: 'Role-based access control: rights belong to roles, and people get roles.',
    source: {
      label: 'NIST, RBAC',
      href: 'https://csrc.nist.gov/projects/role-based-access-control',
    },
    also: ['role-based access control'],
    page: '/docs/user-types/',
  },
  'record-key': {
    definition: 'The name of a record on screen, such as AST-0042. It is never reused.',
    usedIn: ['bookmarks'],
    also: ['record keys'],
    page: '/docs/system-modules/#keys-and-shared-fields',
  },
  'record-visibility': {
    definition:
      'Which records a user type reaches: all, those assigned, or those of an organisation or an engagement.',
    also: ['data scope', 'data scopes'],
    page: '/docs/user-types/#data-scopes',
  },
  requirement: {
    definition:
      'One point of a framework with which practice is compared, in ISO/IEC 27001 one of clauses 4 to 10.',
    source: sources.cisoAssistant,
    usedIn: ['compliance'],
    also: ['requirements'],
    isOrdinaryWord: true,
  },
  'residual-risk': {
    definition: 'The risk that controls leave. Decisions use it.',
    source: {
      label: 'NIST glossary',
      href: 'https://csrc.nist.gov/glossary/term/residual_risk',
    },
    usedIn: ['risks', 'reports'],
    also: ['residual risks', 'residual score'],
  },
  risk: {
    definition:
      'The effect of uncertainty on objectives; here a scenario of cause, event and consequence.',
    source: {label: 'ISO 31000:2018', href: 'https://www.iso.org/standard/65694.html'},
    usedIn: ['risks'],
    also: ['risks'],
  },
  'risk-acceptance': {
    definition: 'The decision of a CISO who does not own a risk to retain it until an end date.',
    source: sources.cisoAssistant,
    usedIn: ['risks', 'compliance', 'cve'],
    also: ['acceptance of a risk', 'acceptance of risks'],
  },
  'risk-appetite': {
    definition:
      'How much risk a company is willing to accept; here the highest residual score that needs no decision, by default 9.',
    source: {label: 'NIST IR 8286r1', href: 'https://csrc.nist.gov/pubs/ir/8286/r1/final'},
    usedIn: ['company', 'risks'],
    also: ['appetite', 'risk appetite threshold'],
  },
  'risk-register': {
    definition: 'The record of current risks, accepted ones included.',
    source: {
      label: 'NIST glossary',
      href: 'https://csrc.nist.gov/glossary/term/risk_register',
    },
    usedIn: ['risks'],
  },
  'risk-treatment': {
    definition: 'The choice of what to do about a risk: modify, retain, avoid or share it.',
    source: {label: 'ISO/IEC 27005:2022', href: 'https://www.iso.org/standard/80585.html'},
    usedIn: ['risks', 'projects'],
    also: ['risk treatments', 'treatment', 'treatments'],
  },
} satisfies Readonly<Record<string, TermData>>;
