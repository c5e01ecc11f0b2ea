import {listById} from './ids';
import type {PersonName} from './running-example';

/** A picture of a screen as a person of the example sees it. */
export interface Illustration {
  /** The moment that it shows, as RFC 3339 writes times. */
  readonly at: string;
  readonly seenBy: PersonName;
  /** What the screen is, for its caption. */
  readonly title: string;
  /** What the picture shows, in a sentence, for those who cannot see it. */
  readonly shows: string;
}

const pictures = {
  'start-page': {
    at: '2026-11-02T10:30:00Z',
    seenBy: 'Dana Okafor',
    title: 'The start page of a CISO',
    shows:
      'One risk is above 9: RSK-0017, which scores 20, critical. One exposure is open: VUL-0088, immediate, due on 5 November. Its tasks TSK-0190 and TSK-0191 are open.',
  },
  exposure: {
    at: '2026-11-05T12:00:00Z',
    seenBy: 'Luis Ortega',
    title: 'An exposure',
    shows:
      'VUL-0088 was fixed on 4 November and verified on 5 November, the day on which it was due; a mitigation protected the gateway from 2 November until the patch.',
  },
  register: {
    at: '2026-11-06T09:00:00Z',
    seenBy: 'Dana Okafor',
    title: 'The risk register',
    shows:
      'RSK-0017 and RSK-0021 are monitored; their residual scores of 8 and 6 are within the appetite of 9.',
  },
  task: {
    at: '2026-11-06T09:00:00Z',
    seenBy: 'Luis Ortega',
    title: 'A task with its evidence',
    shows:
      'TSK-0190 was done on 4 November by Luis Ortega and verified on 5 November by Mei Tanaka; its links lead to VUL-0088 as the source and to EVD-0520 as the evidence.',
  },
  finding: {
    at: '2026-11-16T07:30:00Z',
    seenBy: 'Jonas Weber',
    title: 'A finding',
    shows:
      'FND-0063, an observation on A.8.8, is in remediation; PRJ-0012 answers it until 31 March 2027.',
  },
  'board-report': {
    at: '2026-11-16T08:00:00Z',
    seenBy: 'Dana Okafor',
    title: 'The report for the board',
    shows:
      'RPT-0031 says of the gateway: 20 to 8, within the appetite of 9, evidence accepted, one finding in remediation.',
  },
  accounts: {
    at: '2026-11-16T07:30:00Z',
    seenBy: 'Dana Okafor',
    title: 'The list of accounts',
    shows:
      'Five active accounts with their user types; those of Mei Tanaka, Priya Nair and Jonas Weber have an end date.',
  },
  'company-profile': {
    at: '2026-11-16T07:30:00Z',
    seenBy: 'Dana Okafor',
    title: 'The company profile',
    shows:
      'The profile of Example Manufacturing GmbH is complete; ISO/IEC 27001:2022 is adopted and the appetite is 9.',
  },
  asset: {
    at: '2026-11-02T09:30:00Z',
    seenBy: 'Luis Ortega',
    title: 'An asset',
    shows:
      'AST-0042 belongs to Luis Ortega, is confidential, has the criticality 5 and can be reached from the internet; VUL-0088 and RSK-0017 are linked to it.',
  },
  'news-item': {
    at: '2026-11-02T08:00:00Z',
    seenBy: 'Dana Okafor',
    title: 'An advisory',
    shows:
      'NWS-0311 is published, with its marking, source and audience; its match AST-0042 has become VUL-0088.',
  },
  control: {
    at: '2026-11-10T12:00:00Z',
    seenBy: 'Luis Ortega',
    title: 'A control',
    shows:
      'CTL-0118 is implemented, serves A.8.8 and is linked to its evidence EVD-0520 and to RSK-0017.',
  },
  statement: {
    at: '2026-11-10T12:00:00Z',
    seenBy: 'Dana Okafor',
    title: 'The statement of applicability',
    shows:
      'CTL-0118 for A.8.8 is implemented because of RSK-0017, a control of the company without a reference is planned, and A.8.30 is excluded with a reason.',
  },
  evidence: {
    at: '2026-11-10T12:00:00Z',
    seenBy: 'Jonas Weber',
    title: 'An item of evidence',
    shows:
      'EVD-0520 is accepted, with its period and the date until which it counts, for CTL-0118 in ASM-0051.',
  },
  assessment: {
    at: '2026-11-10T12:00:00Z',
    seenBy: 'Jonas Weber',
    title: 'An audit',
    shows: 'ASM-0051 names its scope, respondent and reviewer, and leads to EVD-0520 and FND-0063.',
  },
  project: {
    at: '2026-11-13T12:00:00Z',
    seenBy: 'Luis Ortega',
    title: 'A project',
    shows:
      'PRJ-0012 is approved, with its milestones and dates, and answers FND-0063 and RSK-0017.',
  },
} satisfies Readonly<Record<string, Illustration>>;

export type IllustrationId = keyof typeof pictures;

/** The pictures of the product that pages place. */
export const illustrations = listById<IllustrationId, Illustration>(pictures);
