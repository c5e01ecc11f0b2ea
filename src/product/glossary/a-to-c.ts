import {sources, toControlSource} from './sources';
import type {TermData} from './term';

export const termsAToC = {
  'access-level': {
    definition: 'What a user type may do in a module: none, read, contribute or manage.',
    also: ['access levels'],
    page: '/docs/user-types/#what-each-type-may-do',
  },
  'access-review': {
    definition: 'A periodic check that each person still needs their rights.',
    source: toControlSource('AC-6(7)'),
    usedIn: ['reports'],
    also: ['access reviews'],
    page: '/docs/user-types/ciso#review-access',
  },
  advisory: {
    definition: 'A notice from a producer or a coordinator about a weakness and its fix.',
    source: sources.csaf,
    usedIn: ['news', 'cve'],
    also: ['advisories'],
  },
  'annex-a': {
    name: 'Annex A',
    definition: 'The 93 reference controls of ISO/IEC 27001:2022. Each exclusion needs a reason.',
    source: sources.iso27001,
    usedIn: ['compliance'],
  },
  assessment: {
    definition:
      'A comparison of practice with requirements: internal, an audit, or a questionnaire for a third party.',
    source: toControlSource('CA-2'),
    usedIn: ['compliance'],
    also: ['assessments'],
  },
  asset: {
    definition: 'What the company relies on: hardware, software, a service, data or a facility.',
    source: {...sources.csf, label: 'NIST CSF 2.0, ID.AM'},
    usedIn: ['assets', 'cve', 'risks'],
    also: ['assets'],
  },
  attestation: {
    definition: 'The signed opinion of an independent auditor, as in a SOC 2 report.',
    source: sources.trustServicesCriteria,
    usedIn: ['compliance'],
    also: ['attestations'],
  },
  audience: {
    definition:
      'The user types and organisations for whom a news item or a course is meant. A TLP marking limits it.',
    usedIn: ['news', 'university'],
    isOrdinaryWord: true,
  },
  audit: {
    definition:
      'An examination by an independent person, whether requirements are met; here an assessment of type audit.',
    source: {label: 'NIST glossary', href: 'https://csrc.nist.gov/glossary/term/audit'},
    usedIn: ['compliance', 'reports'],
    also: ['audits'],
    isOrdinaryWord: true,
    page: '/docs/system-applications/auditor-application',
  },
  auditor: {
    definition:
      'An independent person who examines and reports, and does not operate what is examined.',
    source: toControlSource('CA-2(1)'),
    isOrdinaryWord: true,
    usedIn: ['compliance'],
    page: '/docs/user-types/auditor',
  },
  bod: {
    name: 'BOD',
    definition:
      'Binding operational directive: an order from CISA to US civilian agencies. BOD 26-04 says how soon they must fix known vulnerabilities.',
    source: {
      label: 'CISA, BOD 26-04',
      href: 'https://www.cisa.gov/news-events/directives/bod-26-04-prioritizing-security-updates-based-risk',
    },
    usedIn: ['cve'],
    also: ['binding operational directive'],
  },
  caiq: {
    name: 'CAIQ',
    definition: "The Cloud Security Alliance's free yes/no questionnaire for cloud providers.",
    source: {
      label: 'Cloud Security Alliance',
      href: 'https://cloudsecurityalliance.org/research/cloud-controls-matrix',
    },
    usedIn: ['compliance'],
    page: '/docs/system-applications/vendor-application',
  },
  ciso: {
    name: 'CISO',
    definition: 'The person who is accountable for the security programme, or a deputy.',
    isOrdinaryWord: true,
    usedIn: ['company', 'risks', 'reports'],
    page: '/docs/user-types/ciso',
  },
  classification: {
    definition: 'How sensitive information is: public, internal, confidential or restricted.',
    source: {...sources.iso27001, label: 'ISO/IEC 27001:2022, A.5.12'},
    usedIn: ['assets', 'reports'],
    also: ['classifications'],
  },
  cna: {
    name: 'CNA',
    definition: 'CVE numbering authority: a body that assigns CVE IDs and publishes the records.',
    source: sources.cve,
    usedIn: ['cve'],
    also: ['CNAs', 'CVE numbering authority'],
  },
  control: {
    definition: 'A measure that changes a risk or meets a requirement.',
    source: {
      label: 'NIST SP 800-53',
      href: 'https://csrc.nist.gov/pubs/sp/800/53/r5/upd1/final',
    },
    usedIn: ['compliance', 'risks'],
    also: ['controls'],
    isOrdinaryWord: true,
  },
  'control-mapping': {
    definition:
      'A link between overlapping requirements, so that one control or item of evidence serves both.',
    source: sources.cisoAssistant,
    usedIn: ['compliance'],
    also: ['control mappings'],
  },
  cpe: {
    name: 'CPE',
    definition: 'Common Platform Enumeration: a structured name of product and version.',
    source: {label: 'NIST, CPE', href: 'https://nvd.nist.gov/products/cpe'},
    usedIn: ['assets', 'cve'],
    also: ['CPE name', 'CPE names'],
  },
  criticality: {
    definition: 'How much the company suffers if an asset or a third party fails, from 1 to 5.',
    source: {...sources.csf, label: 'NIST CSF 2.0, ID.AM-05'},
    usedIn: ['assets', 'company', 'risks'],
  },
  csaf: {
    name: 'CSAF',
    definition:
      'Common Security Advisory Framework: a machine-readable format of OASIS for advisories.',
    source: sources.csaf,
    usedIn: ['news', 'cve'],
  },
  csf: {
    name: 'CSF',
    definition:
      "NIST's Cybersecurity Framework: security outcomes in six functions, not certifiable.",
    source: sources.csf,
    usedIn: ['compliance', 'company'],
    also: ['CSF 2.0'],
  },
  'cve-id': {
    name: 'CVE ID',
    definition: 'The public label of one vulnerability, such as CVE-1900-1234.',
    source: sources.cve,
    usedIn: ['cve', 'news'],
    also: ['CVE IDs'],
  },
  cvss: {
    name: 'CVSS',
    definition:
      'Common Vulnerability Scoring System: rates the severity of a flaw from 0.0 to 10.0.',
    source: sources.cvss,
    usedIn: ['cve'],
  },
  cwe: {
    name: 'CWE',
    definition: 'Common Weakness Enumeration: a catalogue of types of software weaknesses.',
    source: {label: 'MITRE, CWE', href: 'https://cwe.mitre.org/'},
    usedIn: ['cve'],
  },
} satisfies Readonly<Record<string, TermData>>;
