import {sources, toControlSource} from './sources';
import type {Term} from './term';

export const termsSToV = [
  {
    id: 'scope-oauth',
    name: 'Scope (OAuth)',
    definition: 'A named permission in an access token. It limits what a client may call.',
    isOwn: false,
    source: {label: 'RFC 6749', href: 'https://www.rfc-editor.org/rfc/rfc6749'},
    usedIn: [],
    also: ['OAuth scope', 'OAuth scopes'],
    page: '/docs/API/authentication#scopes',
  },
  {
    id: 'segregation-of-duties',
    name: 'Segregation of duties',
    definition:
      'Splitting work among several people, so that none can misuse it alone. It is also called separation of duties.',
    isOwn: false,
    source: toControlSource('AC-5'),
    usedIn: ['tasks', 'compliance', 'risks'],
    also: ['separation of duties'],
    page: '/docs/user-types/',
  },
  {
    id: 'severity',
    name: 'Severity',
    definition:
      'How bad a flaw is in general, or how far practice falls short in a finding. It does not say how soon to act.',
    isOwn: false,
    source: sources.cvss,
    usedIn: ['cve', 'compliance'],
  },
  {
    id: 'sig',
    name: 'SIG',
    definition:
      'A licensed questionnaire by Shared Assessments for third parties, revised every year.',
    isOwn: false,
    source: {label: 'Shared Assessments', href: 'https://sharedassessments.org/sig/'},
    usedIn: ['compliance'],
    page: '/docs/system-applications/vendor-application',
  },
  {
    id: 'snapshot',
    name: 'Snapshot',
    definition: 'The moment whose data a report shows. Later changes are not in the report.',
    isOwn: true,
    usedIn: ['reports'],
    also: ['snapshots'],
  },
  {
    id: 'soc-2',
    name: 'SOC 2',
    definition:
      "An auditor's report on the controls of a service organisation: type 1 on their design, type 2 also on their operation over a period.",
    isOwn: false,
    source: sources.trustServicesCriteria,
    usedIn: ['compliance'],
  },
  {
    id: 'sponsor',
    name: 'Sponsor',
    definition:
      'The active CISO or member who answers for an external account and confirms that it is still needed.',
    isOwn: true,
    usedIn: [],
    also: ['sponsors'],
    page: '/docs/user-types/#external-accounts',
  },
  {
    id: 'ssvc',
    name: 'SSVC',
    definition:
      'Stakeholder-Specific Vulnerability Categorization: decision trees for how fast to act on a vulnerability.',
    isOwn: false,
    source: {label: 'CERT/CC, SSVC', href: 'https://certcc.github.io/SSVC/'},
    usedIn: ['cve'],
  },
  {
    id: 'statement-of-applicability',
    name: 'Statement of applicability',
    definition:
      'The list of all necessary controls, from whatever source, with reason and state, and of the excluded controls of Annex A with the reason.',
    isOwn: false,
    source: {...sources.iso27001, label: 'ISO/IEC 27001:2022, clause 6.1.3 d'},
    usedIn: ['compliance'],
  },
  {
    id: 'supplier',
    name: 'Supplier',
    definition:
      'An organisation that provides people or managed services. Its people have accounts of type outsource.',
    isOwn: true,
    isOrdinaryWord: true,
    usedIn: ['company'],
    page: '/docs/system-applications/supplier-application',
  },
  {
    id: 'third-party',
    name: 'Third party',
    definition: 'An organisation from which the company buys: a vendor, a supplier or both.',
    isOwn: true,
    usedIn: ['company', 'assets', 'compliance'],
    also: ['third parties'],
  },
  {
    id: 'threat',
    name: 'Threat',
    definition: 'A person, event or circumstance that could do harm.',
    isOwn: false,
    source: {label: 'NIST glossary', href: 'https://csrc.nist.gov/glossary/term/threat'},
    usedIn: ['risks'],
    also: ['threats'],
  },
  {
    id: 'tlp',
    name: 'TLP',
    definition: 'Traffic Light Protocol: five markings that say how far information may be shared.',
    isOwn: false,
    source: {label: 'FIRST, TLP 2.0', href: 'https://www.first.org/tlp/'},
    usedIn: ['news'],
    also: ['Traffic Light Protocol', 'TLP marking'],
  },
  {
    id: 'user-type',
    name: 'User type',
    definition: 'The kind of an account: ciso, member, outsource, vendor or auditor.',
    isOwn: true,
    isOrdinaryWord: true,
    usedIn: [],
    page: '/docs/user-types/',
  },
  {
    id: 'vendor',
    name: 'Vendor',
    definition:
      'An organisation that sells the company a product, and the type of account that its contacts have.',
    isOwn: true,
    isOrdinaryWord: true,
    usedIn: ['company', 'compliance', 'cve'],
    page: '/docs/user-types/vendor',
  },
  {
    id: 'verifier',
    name: 'Verifier',
    definition:
      'The person who checks the result of a task before it counts. It is never the person who did the task.',
    isOwn: true,
    usedIn: ['tasks'],
    also: ['verifiers'],
  },
  {
    id: 'vex',
    name: 'VEX',
    definition:
      'Vulnerability Exploitability eXchange: a statement whether a vulnerability affects a product, and why.',
    isOwn: false,
    source: sources.csaf,
    usedIn: ['cve'],
    page: '/docs/user-types/vendor',
  },
  {
    id: 'vulnerability',
    name: 'Vulnerability',
    definition:
      'A flaw that an attacker can use. In CyberView it is the copy of a public CVE record.',
    isOwn: false,
    source: {
      label: 'NIST glossary',
      href: 'https://csrc.nist.gov/glossary/term/vulnerability',
    },
    isOrdinaryWord: true,
    usedIn: ['cve', 'news'],
  },
] as const satisfies readonly Term[];
