import {entities} from './entities';
import {type EntityId, listById, type ModuleId} from './ids';
import type {UserTypeId} from './user-types';

export {days, type Judgement, steps} from './running-example/steps';
export {findState, findStepInto, listScores, listSteps} from './running-example/moments';

/** The company of the examples. Its names are reserved for documentation by RFC 2606. */
export const company = {
  name: 'Example Manufacturing GmbH',
  displayName: 'Example Manufacturing',
  country: 'DE',
  domain: 'example.com',
} as const;

export interface Person {
  readonly name: string;
  readonly userType: UserTypeId;
  readonly organization: string;
  /** What the person does in the example, as a phrase. */
  readonly part: string;
  /** When access ends, as the API writes it; external accounts have such a time. */
  readonly accessExpiresAt?: string;
}

export const people = [
  {
    name: 'Dana Okafor',
    userType: 'ciso',
    organization: 'Example Manufacturing GmbH',
    part: 'triages the advisory, approves the report and answers for the programme',
  },
  {
    name: 'Luis Ortega',
    userType: 'member',
    organization: 'Example Manufacturing GmbH',
    part: 'owns the gateway and the risk, installs the patch and uploads the evidence',
  },
  {
    name: 'Mei Tanaka',
    userType: 'outsource',
    organization: 'Northwind Assurance',
    part: 'looks for an intruder before the update, tests the gateway and verifies the update',
    accessExpiresAt: '2027-03-31T22:00:00Z',
  },
  {
    name: 'Priya Nair',
    userType: 'vendor',
    organization: 'Acme Gateways',
    part: 'states which versions are affected and which one is fixed',
    accessExpiresAt: '2027-09-30T22:00:00Z',
  },
  {
    name: 'Jonas Weber',
    userType: 'auditor',
    organization: 'Baltic Audit',
    part: 'judges the evidence in the ISO/IEC 27001 audit',
    accessExpiresAt: '2027-01-31T23:00:00Z',
  },
] as const satisfies readonly Person[];

export type PersonName = (typeof people)[number]['name'];

interface RecordEntry {
  readonly entity: EntityId;
  /** What the record is called. */
  readonly name: string;
  /** What it is, as a sentence. */
  readonly what: string;
  readonly owner?: PersonName;
}

const entries = {
  'NWS-0311': {
    entity: 'news-item',
    name: 'Advisory on the VPN gateway',
    what: 'An advisory by Acme Gateways about CVE-1900-1234, marked TLP:CLEAR.',
    owner: 'Dana Okafor',
  },
  'CVE-1900-1234': {
    entity: 'vulnerability',
    name: 'Flaw in the VPN gateway',
    what: 'A vulnerability in versions up to 4.2.6 of the gateway; 1900 is the year that the CVE schema uses in its own examples.',
  },
  'AST-0042': {
    entity: 'asset',
    name: 'VPN gateway Berlin',
    what: 'The gateway at the plant in Berlin: exposed to the internet, confidential, criticality 5.',
    owner: 'Luis Ortega',
  },
  'VUL-0088': {
    entity: 'exposure',
    name: 'CVE-1900-1234 on AST-0042',
    what: 'The exposure of the gateway, with the priority immediate and due on 2026-11-05.',
    owner: 'Luis Ortega',
  },
  'TSK-0190': {
    entity: 'task',
    name: 'Update the VPN gateway to 4.2.7',
    what: 'The task that ends the exposure; Mei Tanaka verifies it.',
    owner: 'Luis Ortega',
  },
  'TSK-0191': {
    entity: 'task',
    name: 'Look for signs of an intruder on the gateway',
    what: 'The forensic triage before the update; Mei Tanaka does it and Luis Ortega verifies it.',
    owner: 'Luis Ortega',
  },
  'RSK-0017': {
    entity: 'risk',
    name: 'Intruder in the plant network',
    what: 'The risk that an intruder enters through an unpatched flaw of the gateway and production stops for days.',
    owner: 'Luis Ortega',
  },
  'CTL-0118': {
    entity: 'control',
    name: 'Patch internet-facing systems in time',
    what: 'The control that implements A.8.8 of ISO/IEC 27001.',
    owner: 'Luis Ortega',
  },
  'ASM-0051': {
    entity: 'assessment',
    name: 'ISO/IEC 27001 audit',
    what: 'The audit by Jonas Weber of Baltic Audit.',
    owner: 'Dana Okafor',
  },
  'EVD-0520': {
    entity: 'evidence',
    name: 'Patch record of the gateway',
    what: 'The patch record and the re-test, as evidence for CTL-0118 and A.8.8.',
    owner: 'Luis Ortega',
  },
  'FND-0063': {
    entity: 'finding',
    name: 'No rehearsed way to patch the gateway',
    what: 'The finding, an observation, that the update of the gateway meant an outage and was not rehearsed.',
    owner: 'Luis Ortega',
  },
  'PRJ-0012': {
    entity: 'project',
    name: 'Every entry point from outside is patched within its deadline',
    what: 'The project that answers FND-0063, with the milestones inventory, spare gateway and rehearsal.',
    owner: 'Luis Ortega',
  },
  'RPT-0031': {
    entity: 'report',
    name: 'Risk overview to 2026-11-15',
    what: 'The monthly report for the board, with one line about the gateway.',
    owner: 'Dana Okafor',
  },
  'ASM-0044': {
    entity: 'assessment',
    name: 'Questionnaire for Acme Gateways',
    what: 'The questionnaire that Priya Nair answers for Acme Gateways.',
    owner: 'Luis Ortega',
  },
  'BMK-0102': {
    entity: 'bookmark',
    name: 'Gateway',
    what: 'A private bookmark to AST-0042.',
    owner: 'Luis Ortega',
  },
  'RSK-0021': {
    entity: 'risk',
    name: 'Dismissal of the plant manager',
    what: 'A risk that is linked to no task of Mei Tanaka, so that she cannot see it.',
    owner: 'Dana Okafor',
  },
  'CRS-0020': {
    entity: 'course',
    name: 'Rules for external staff',
    what: 'The course that every contractor takes, with a pass mark of 80 per cent.',
    owner: 'Dana Okafor',
  },
  'ENR-0146': {
    entity: 'enrolment',
    name: 'Mei Tanaka in CRS-0020',
    what: 'The enrolment that Mei Tanaka has completed with 90 per cent.',
  },
} as const satisfies Readonly<Record<string, RecordEntry>>;

export type RecordKey = keyof typeof entries;

export interface ExampleRecord extends RecordEntry {
  readonly key: RecordKey;
}

/** The records of the example, in the order in which a reader meets them. */
export const records: readonly ExampleRecord[] = listById<RecordKey, RecordEntry>(entries).map(
  ({id, ...record}) => ({...record, key: id}),
);

/** A record of the example. */
export function findRecord(key: RecordKey): ExampleRecord {
  const entry: RecordEntry = entries[key];
  return {...entry, key};
}

/** The module in which a record of the example is found. */
export function findModule(key: RecordKey): ModuleId {
  const {module} = entities.find(({id}) => id === entries[key].entity) ?? {};
  if (module === undefined) throw new Error(`${key} is found in no module`);
  return module;
}
