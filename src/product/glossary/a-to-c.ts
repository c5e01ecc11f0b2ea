import {sources, toControlSource} from './sources';
import type {Term} from './term';

export const termsAToC = [
  {
    id: 'access-level',
    name: 'Access level',
    definition:
      'What a user type may do in a module: none, read, contribute or manage. It holds within the data scope and is never set for one person.',
    isOwn: true,
    usedIn: [],
    also: ['access levels'],
    page: '/docs/system-modules/#permission-matrix',
  },
  {
    id: 'access-review',
    name: 'Access review',
    definition: 'A periodic check that each person still needs the rights they have.',
    isOwn: false,
    source: toControlSource('AC-6(7)'),
    usedIn: ['reports'],
    also: ['access reviews'],
    page: '/docs/user-types/ciso#review-access',
  },
  {
    id: 'advisory',
    name: 'Advisory',
    definition:
      'A notice from a producer or a coordinator that tells of a weakness and of its fix. Many are published as text and in a form that machines read.',
    isOwn: false,
    source: sources.csaf,
    usedIn: ['news', 'cve'],
    also: ['advisories'],
  },
  {
    id: 'annex-a',
    name: 'Annex A',
    definition:
      'The list of 93 reference controls in ISO/IEC 27001:2022. The statement of applicability gives a reason for each one that is left out.',
    isOwn: false,
    source: sources.iso27001,
    usedIn: ['compliance'],
  },
  {
    id: 'assessment',
    name: 'Assessment',
    definition:
      'A structured comparison of practice with requirements. In CyberView it is internal, an audit, or a questionnaire for a third party.',
    isOwn: false,
    source: toControlSource('CA-2'),
    usedIn: ['compliance'],
    also: ['assessments'],
  },
  {
    id: 'asset',
    name: 'Asset',
    definition:
      'Anything that the organisation relies on and must protect: hardware, software, a service, data or a facility.',
    isOwn: false,
    source: {...sources.csf, label: 'NIST CSF 2.0, ID.AM'},
    usedIn: ['assets', 'cve', 'risks'],
    also: ['assets'],
  },
  {
    id: 'attestation',
    name: 'Attestation',
    definition:
      'The signed opinion of an independent auditor on what an organisation says about itself. A SOC 2 report contains one.',
    isOwn: false,
    source: sources.trustServicesCriteria,
    usedIn: ['compliance'],
    also: ['attestations'],
  },
  {
    id: 'audience',
    name: 'Audience',
    definition:
      'The user types and organisations for whom a news item or a course is meant. For a news item the TLP marking is its outer limit.',
    isOwn: true,
    usedIn: ['news', 'university'],
    isOrdinaryWord: true,
  },
  {
    id: 'audit',
    name: 'Audit',
    definition:
      'An examination by somebody who is independent of what is examined, to see whether requirements are met. In CyberView it is an assessment of type audit.',
    isOwn: false,
    source: {label: 'NIST glossary', href: 'https://csrc.nist.gov/glossary/term/audit'},
    usedIn: ['compliance', 'reports'],
    also: ['audits'],
    isOrdinaryWord: true,
    page: '/docs/system-applications/auditor-application',
  },
  {
    id: 'auditor',
    name: 'Auditor',
    definition:
      'An independent person who examines and reports, and does not operate what is examined.',
    isOwn: false,
    source: toControlSource('CA-2'),
    usedIn: ['compliance'],
    also: ['auditors'],
    page: '/docs/user-types/auditor',
  },
  {
    id: 'bod',
    name: 'BOD',
    definition:
      'Binding operational directive: an order from CISA that binds civilian agencies of the United States. BOD 26-04 says how soon they must fix known vulnerabilities.',
    isOwn: false,
    source: {
      label: 'CISA, BOD 26-04',
      href: 'https://www.cisa.gov/news-events/directives/bod-26-04-prioritizing-security-updates-based-risk',
    },
    usedIn: ['cve'],
    also: ['binding operational directive'],
  },
  {
    id: 'caiq',
    name: 'CAIQ',
    definition:
      "The Cloud Security Alliance's free questionnaire for cloud providers. Its questions are answered with yes or no.",
    isOwn: false,
    source: {
      label: 'Cloud Security Alliance',
      href: 'https://cloudsecurityalliance.org/research/cloud-controls-matrix',
    },
    usedIn: ['compliance'],
    page: '/docs/system-applications/vendor-application',
  },
  {
    id: 'ciso',
    name: 'CISO',
    definition:
      'The person who is accountable for the security programme. In CyberView it is also the only user type that approves, deletes and configures.',
    isOwn: true,
    usedIn: ['company', 'risks', 'reports'],
    page: '/docs/user-types/ciso',
  },
  {
    id: 'classification',
    name: 'Classification',
    definition:
      'The level that says how sensitive information is, and so how to handle it. CyberView has four: public, internal, confidential and restricted.',
    isOwn: false,
    source: {...sources.iso27001, label: 'ISO/IEC 27001:2022, A.5.12'},
    usedIn: ['assets', 'reports'],
    also: ['classifications'],
  },
  {
    id: 'cna',
    name: 'CNA',
    definition:
      'CVE numbering authority: a body that may assign CVE IDs within its field and publish the records.',
    isOwn: false,
    source: sources.cve,
    usedIn: ['cve'],
    also: ['CNAs', 'CVE numbering authority'],
  },
  {
    id: 'control',
    name: 'Control',
    definition: 'A measure that changes a risk or meets a requirement.',
    isOwn: false,
    source: {
      label: 'NIST SP 800-53',
      href: 'https://csrc.nist.gov/pubs/sp/800/53/r5/upd1/final',
    },
    usedIn: ['compliance', 'risks'],
    also: ['controls'],
    isOrdinaryWord: true,
  },
  {
    id: 'control-mapping',
    name: 'Control mapping',
    definition:
      'A link which says that requirements of two frameworks overlap, so that one control or one item of evidence can serve both.',
    isOwn: false,
    source: sources.cisoAssistant,
    usedIn: ['compliance'],
    also: ['control mappings'],
  },
  {
    id: 'cpe',
    name: 'CPE',
    definition:
      'Common Platform Enumeration: a structured name for a product and its version, by which vulnerabilities can be matched to assets.',
    isOwn: false,
    source: {label: 'NIST, CPE', href: 'https://nvd.nist.gov/products/cpe'},
    usedIn: ['assets', 'cve'],
    also: ['CPE name', 'CPE names'],
  },
  {
    id: 'criticality',
    name: 'Criticality',
    definition:
      'How much the organisation suffers if an asset or a third party fails. In CyberView it goes from 1 to 5.',
    isOwn: false,
    source: {...sources.csf, label: 'NIST CSF 2.0, ID.AM-05'},
    usedIn: ['assets', 'company', 'risks'],
  },
  {
    id: 'csaf',
    name: 'CSAF',
    definition:
      'Common Security Advisory Framework: a format for advisories that programs can read. Version 2.0 is a standard of OASIS.',
    isOwn: false,
    source: sources.csaf,
    usedIn: ['news', 'cve'],
  },
  {
    id: 'csf',
    name: 'CSF',
    definition:
      "NIST's Cybersecurity Framework: a catalogue of security outcomes in six functions. It describes results and cannot be certified.",
    isOwn: false,
    source: sources.csf,
    usedIn: ['compliance', 'company'],
    also: ['CSF 2.0'],
  },
  {
    id: 'cve-id',
    name: 'CVE ID',
    definition:
      'The public label of one vulnerability, such as CVE-1900-1234, by which everybody can tell that they speak of the same flaw.',
    isOwn: false,
    source: sources.cve,
    usedIn: ['cve', 'news'],
    also: ['CVE IDs'],
  },
  {
    id: 'cvss',
    name: 'CVSS',
    definition:
      'Common Vulnerability Scoring System: a method that rates the severity of a flaw from 0.0 to 10.0 and shows the reasoning as a vector.',
    isOwn: false,
    source: sources.cvss,
    usedIn: ['cve'],
  },
  {
    id: 'cwe',
    name: 'CWE',
    definition:
      'Common Weakness Enumeration: a catalogue of the types of mistakes that lead to vulnerabilities.',
    isOwn: false,
    source: {label: 'MITRE, CWE', href: 'https://cwe.mitre.org/'},
    usedIn: ['cve'],
  },
] as const satisfies readonly Term[];
