import {sources, toControlSource} from './sources';
import type {TermData} from './term';

export const termsDToK = {
  engagement: {
    definition:
      'An assessment of type audit that names an auditor as its reviewer. Its scope lists all that this auditor can open.',
    usedIn: ['compliance'],
    also: ['engagements'],
    page: '/docs/system-applications/auditor-application',
  },
  epss: {
    name: 'EPSS',
    definition:
      'Exploit Prediction Scoring System: the estimated probability that a CVE is attacked within 30 days.',
    source: {label: 'FIRST, EPSS', href: 'https://www.first.org/epss/'},
    usedIn: ['cve', 'risks'],
  },
  etag: {
    name: 'ETag',
    definition:
      'A token for one version of a resource. Sent back, it keeps a change from overwriting a newer version.',
    source: {label: 'RFC 9110', href: 'https://www.rfc-editor.org/rfc/rfc9110'},
    also: ['ETags'],
    page: '/docs/API/concurrent-changes',
  },
  evidence: {
    definition: 'A file or a link which shows that a control worked in a period.',
    source: sources.cisoAssistant,
    isOrdinaryWord: true,
    usedIn: ['compliance', 'university'],
  },
  exposure: {
    definition: 'A vulnerability on one asset, with status, priority and due date.',
    usedIn: ['cve', 'tasks', 'risks'],
    also: ['exposures'],
  },
  'exposure-priority': {
    definition: 'How soon an exposure has to end: immediate, out of cycle, scheduled or defer.',
    usedIn: ['cve', 'tasks'],
    also: ['exposure priorities'],
  },
  fair: {
    name: 'FAIR',
    definition:
      'Factor Analysis of Information Risk: how often a loss occurs and how large it is, in money.',
    source: {label: 'The Open Group, Open FAIR', href: 'https://www.opengroup.org/open-fair'},
    usedIn: ['risks'],
    also: ['Open FAIR'],
  },
  finding: {
    definition:
      'A weakness that an assessment has recorded, with a severity, a cause and a due date.',
    source: toControlSource('CA-5'),
    isOrdinaryWord: true,
    usedIn: ['compliance', 'projects', 'tasks'],
  },
  framework: {
    definition:
      'A published set of requirements or outcomes, such as ISO/IEC 27001 or the NIST CSF.',
    source: sources.cisoAssistant,
    isOrdinaryWord: true,
    usedIn: ['compliance', 'company'],
  },
  'home-application': {
    definition: 'The one application in which an account signs in. It follows from the user type.',
    also: ['home applications'],
    page: '/docs/system-applications/',
  },
  'idempotency-key': {
    definition:
      'A value sent with a create request, so that a retry creates nothing twice. It is a convention: its IETF draft has expired.',
    source: {
      label: 'IETF draft',
      href: 'https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/',
    },
    also: ['idempotency keys', 'Idempotency-Key'],
    page: '/docs/API/safe-retries',
  },
  impact: {
    definition: 'The harm that an event does, from 1 to 5.',
    source: sources.sp80030,
    usedIn: ['risks'],
    isOrdinaryWord: true,
  },
  'inherent-risk': {
    definition: 'The risk before any control is counted.',
    isCommon: true,
    usedIn: ['risks'],
    also: ['inherent score'],
  },
  kev: {
    name: 'KEV',
    definition: "CISA's catalogue of known exploited vulnerabilities.",
    source: {
      label: 'CISA, KEV catalogue',
      href: 'https://www.cisa.gov/known-exploited-vulnerabilities-catalog',
    },
    usedIn: ['cve'],
    also: ['KEV catalogue', 'Known Exploited Vulnerabilities'],
  },
} satisfies Readonly<Record<string, TermData>>;
