import type {RecordKey} from '../running-example';

/** One thing that happens in the example. */
export interface Step {
  /** A time as RFC 3339 writes it in UTC, or a date. */
  readonly at: string;
  readonly record: RecordKey;
  /** What happens, as a sentence that begins with the name of the person who does it. */
  readonly what: string;
  /** The states that the record enters, in order. */
  readonly states: readonly string[];
  /** How a risk is judged from then on, with its controls. */
  readonly judgement?: Judgement;
}

/** The two steps whose product is a score. */
export interface Judgement {
  readonly likelihood: number;
  readonly impact: number;
}

/** What one advisory sets in motion, from 2026-11-02 to 2026-11-16. */
export const steps: readonly Step[] = [
  {
    at: '2026-11-02T07:10:00Z',
    record: 'NWS-0311',
    what: 'The CSAF feed of Acme Gateways brings an advisory about a VPN gateway.',
    states: ['ingested'],
  },
  {
    at: '2026-11-02T07:30:00Z',
    record: 'NWS-0311',
    what: 'Dana Okafor confirms that it concerns AST-0042 and publishes it.',
    states: ['triaged', 'published'],
  },
  {
    at: '2026-11-02T07:30:00Z',
    record: 'VUL-0088',
    what: 'The confirmed match opens an exposure, which goes to Luis Ortega as the owner of AST-0042: priority immediate, due on 2026-11-05.',
    states: ['new'],
  },
  {
    at: '2026-11-02T08:00:00Z',
    record: 'VUL-0088',
    what: 'Luis Ortega starts the triage and asks Priya Nair which versions are affected.',
    states: ['under_investigation'],
  },
  {
    at: '2026-11-02T09:00:00Z',
    record: 'VUL-0088',
    what: 'Priya Nair states that 4.2.6 is affected and 4.2.7 is fixed.',
    states: [],
  },
  {
    at: '2026-11-02T09:10:00Z',
    record: 'AST-0042',
    what: 'Luis Ortega finds 4.2.6 running on the gateway, within reach of the internet.',
    states: [],
  },
  {
    at: '2026-11-02T09:20:00Z',
    record: 'VUL-0088',
    what: 'Luis Ortega sets the exposure to affected; it stays due on 2026-11-05.',
    states: ['affected'],
  },
  {
    at: '2026-11-02T09:20:00Z',
    record: 'VUL-0088',
    what: 'Luis Ortega takes the management page of the gateway off the internet until the patch; the due date stays.',
    states: [],
  },
  {
    at: '2026-11-02T09:30:00Z',
    record: 'TSK-0190',
    what: 'Luis Ortega creates the task to update the gateway to 4.2.7 and names Mei Tanaka as verifier.',
    states: ['open'],
  },
  {
    at: '2026-11-02T09:40:00Z',
    record: 'TSK-0191',
    what: 'Luis Ortega creates a second task, to save evidence and look for an intruder before the update; Mei Tanaka is the assignee, he is the verifier.',
    states: ['open'],
  },
  {
    at: '2026-11-02T10:00:00Z',
    record: 'RSK-0017',
    what: 'Luis Ortega scores the risk again, likelihood 5 and impact 4 make 20, and links TSK-0190.',
    states: ['assessed', 'treatment_planned'],
    judgement: {likelihood: 5, impact: 4},
  },
  {
    at: '2026-11-02T12:00:00Z',
    record: 'TSK-0191',
    what: 'Mei Tanaka saves the memory, the configuration and the logs of the gateway, which an update would overwrite.',
    states: ['in_progress'],
  },
  {
    at: '2026-11-04T15:00:00Z',
    record: 'TSK-0191',
    what: 'Mei Tanaka finds no sign of an intruder in what she saved and sets the second task to done.',
    states: ['done'],
  },
  {
    at: '2026-11-04T17:00:00Z',
    record: 'TSK-0191',
    what: 'Luis Ortega checks her results and verifies the second task, so the update can begin.',
    states: ['verified'],
  },
  {
    at: '2026-11-04T22:40:00Z',
    record: 'TSK-0190',
    what: 'Luis Ortega has installed 4.2.7 and sets the task to done.',
    states: ['in_progress', 'done'],
  },
  {
    at: '2026-11-04T22:40:00Z',
    record: 'VUL-0088',
    what: 'Luis Ortega sets the exposure to fixed.',
    states: ['fixed'],
  },
  {
    at: '2026-11-05T08:15:00Z',
    record: 'VUL-0088',
    what: 'Mei Tanaka tries the attack, which fails, and sets the exposure to verified, on the day on which it is due.',
    states: ['verified'],
  },
  {
    at: '2026-11-05T08:15:00Z',
    record: 'TSK-0190',
    what: 'Mei Tanaka then verifies the update, which ends her way to the exposure.',
    states: ['verified'],
  },
  {
    at: '2026-11-05T14:00:00Z',
    record: 'RSK-0017',
    what: 'Luis Ortega scores the risk again: likelihood 2 and impact 4 make 8, within the appetite of 9.',
    states: ['monitored'],
    judgement: {likelihood: 2, impact: 4},
  },
  {
    at: '2026-11-06',
    record: 'EVD-0520',
    what: 'Luis Ortega submits the patch record and the re-test as evidence for A.8.8.',
    states: ['draft', 'submitted'],
  },
  {
    at: '2026-11-10',
    record: 'EVD-0520',
    what: 'Jonas Weber accepts the evidence.',
    states: ['accepted'],
  },
  {
    at: '2026-11-10',
    record: 'FND-0063',
    what: 'Jonas Weber also raises a finding, an observation: the update was not rehearsed.',
    states: ['open'],
  },
  {
    at: '2026-11-13',
    record: 'PRJ-0012',
    what: 'Dana Okafor approves the project that Luis Ortega has proposed to answer the finding.',
    states: ['proposed', 'approved'],
  },
  {
    at: '2026-11-13',
    record: 'FND-0063',
    what: 'Luis Ortega links the project to the finding, which is now in remediation.',
    states: ['in_remediation'],
  },
  {
    at: '2026-11-16T07:00:00Z',
    record: 'RPT-0031',
    what: 'Dana Okafor generates the monthly report with the data of this moment.',
    states: ['draft', 'generated'],
  },
  {
    at: '2026-11-16T08:00:00Z',
    record: 'RPT-0031',
    what: 'Dana Okafor approves the report and sends it to the board: gateway, 20 to 8, evidence accepted.',
    states: ['approved', 'distributed'],
  },
];

/** The days on which something happens, as RFC 3339 writes dates. */
export const days: readonly string[] = [...new Set(steps.map(({at}) => at.slice(0, 10)))];
