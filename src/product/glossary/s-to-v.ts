import {sources, toControlSource} from './sources';
import type {TermData} from './term';

export const termsSToV = {
  'scope-oauth': {
    name: 'Scope (OAuth)',
    definition: 'A named permission in an access token. It limits what a client may call.',
    source: {label: 'RFC 6749', href: 'https://www.rfc-editor.org/rfc/rfc6749'},
    also: ['OAuth scope', 'OAuth scopes'],
    page: '/docs/API/authentication#scopes',
  },
  'segregation-of-duties': {
    definition:
      'Splitting work among several people, so that none can misuse it alone; also separation of duties.',
    source: toControlSource('AC-5'),
    usedIn: ['tasks', 'compliance', 'risks'],
    also: ['separation of duties'],
    page: '/docs/user-types/',
  },
  severity: {
    definition: 'How bad a flaw is in general, or how far practice falls short in a finding.',
    source: sources.cvss,
    usedIn: ['cve', 'compliance'],
  },
  sig: {
    name: 'SIG',
    definition:
      'A licensed questionnaire by Shared Assessments for third parties, revised every year.',
    source: {label: 'Shared Assessments', href: 'https://sharedassessments.org/sig/'},
    usedIn: ['compliance'],
    page: '/docs/system-applications/vendor-application',
  },
  snapshot: {
    definition: 'The moment whose data a report shows. Later changes are not in the report.',
    usedIn: ['reports'],
    also: ['snapshots'],
  },
  'soc-2': {
    name: 'SOC 2',
    definition:
      "An auditor's report on the controls of a service organisation: type 1 on their design, type 2 also on their operation over a period.",
    source: sources.trustServicesCriteria,
    usedIn: ['compliance'],
  },
  sponsor: {
    definition: 'The active CISO or member who answers for an external account.',
    also: ['sponsors'],
    page: '/docs/user-types/#external-accounts',
  },
  ssvc: {
    name: 'SSVC',
    definition:
      'Stakeholder-Specific Vulnerability Categorization: decision trees for how fast to act on a vulnerability.',
    source: {label: 'CERT/CC, SSVC', href: 'https://certcc.github.io/SSVC/'},
    usedIn: ['cve'],
  },
  'statement-of-applicability': {
    definition:
      'All necessary controls, from whatever source, with reason and state, and the excluded controls of Annex A with the reason.',
    source: {...sources.iso27001, label: 'ISO/IEC 27001:2022, clause 6.1.3 d'},
    usedIn: ['compliance'],
  },
  supplier: {
    definition: 'An organisation that provides people or managed services.',
    isOrdinaryWord: true,
    usedIn: ['company'],
    page: '/docs/system-applications/supplier-application',
  },
  'third-party': {
    definition: 'An organisation from which the company buys: a vendor, a supplier or both.',
    usedIn: ['company', 'assets', 'compliance'],
    also: ['third parties'],
  },
  threat: {
    definition: 'A person, event or circumstance that could do harm.',
    source: {label: 'NIST glossary', href: 'https://csrc.nist.gov/glossary/term/threat'},
    usedIn: ['risks'],
    also: ['threats'],
  },
  tlp: {
    name: 'TLP',
    definition:
      'Traffic Light Protocol: four labels, one with a stricter form, that say how far information may be shared.',
    source: {label: 'FIRST, TLP 2.0', href: 'https://www.first.org/tlp/'},
    usedIn: ['news'],
    also: ['Traffic Light Protocol', 'TLP marking'],
  },
  'user-type': {
    definition: 'The kind of an account: ciso, member, outsource, vendor or auditor.',
    isOrdinaryWord: true,
    page: '/docs/user-types/',
  },
  vendor: {
    definition:
      'An organisation that sells the company a product, and the type of account that its contacts have.',
    isOrdinaryWord: true,
    usedIn: ['company', 'compliance', 'cve'],
    page: '/docs/user-types/vendor',
  },
  verifier: {
    definition: 'The person other than the assignee who checks the result of a task.',
    usedIn: ['tasks'],
    also: ['verifiers'],
  },
  vex: {
    name: 'VEX',
    definition:
      'Vulnerability Exploitability eXchange: a statement whether a vulnerability affects a product, and why.',
    source: sources.csaf,
    usedIn: ['cve'],
    page: '/docs/user-types/vendor',
  },
  vulnerability: {
    definition: 'A flaw that an attacker can use; here the copy of a public CVE record.',
    source: {
      label: 'NIST glossary',
      href: 'https://csrc.nist.gov/glossary/term/vulnerability',
    },
    isOrdinaryWord: true,
    usedIn: ['cve', 'news'],
  },
} satisfies Readonly<Record<string, TermData>>;
