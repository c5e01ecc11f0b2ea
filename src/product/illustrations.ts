import {listById} from './ids';
import type {PersonName} from './running-example';

/** A picture of a screen as a person of the example sees it. */
interface Illustration {
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
    at: '2026-11-16T07:30:00Z',
    seenBy: 'Dana Okafor',
    title: 'The start page of a CISO',
    shows:
      'No news to triage and no risk above 9; RPT-0031 waits for approval. In the matrix RSK-0017 has fallen from 20 to 8.',
  },
  exposure: {
    at: '2026-11-05T12:00:00Z',
    seenBy: 'Luis Ortega',
    title: 'An exposure',
    shows:
      'VUL-0088 is verified on the day on which it was due, with links to its asset, both tasks and the risk, and with its history.',
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
      'TSK-0190 has been done by Luis Ortega and verified by Mei Tanaka; its links lead to VUL-0088 as the source and to EVD-0520 as the evidence.',
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
  questionnaire: {
    at: '2026-11-12T14:00:00Z',
    seenBy: 'Priya Nair',
    title: 'A questionnaire for a vendor',
    shows:
      'ASM-0044 is submitted, with the answer yes to the question about advisories and partly to the one about suppliers.',
  },
} satisfies Readonly<Record<string, Illustration>>;

export type IllustrationId = keyof typeof pictures;

/** The pictures of the product that pages place. */
export const illustrations = listById<IllustrationId, Illustration>(pictures);
