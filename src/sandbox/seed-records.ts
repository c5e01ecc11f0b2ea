import type {SandboxModel, SandboxResponse} from '@openapi-portal/openapi-sandbox/model';
import {isJsonObject, type JsonValue} from '@openapi-portal/reports/json';

import type {Account, Company, User} from './records';
import type {State} from './store';

/** Number of open records that are assigned to people of the examples, by e-mail address. */
const OPEN_ASSIGNMENTS: Readonly<Record<string, number>> = {'luis.ortega@example.com': 4};

/** A person with expired access, for testing access reviews. The contract has no such example. */
const ENDED: User = {
  id: 'a1d94c6e-5b28-4f73-8c0e-92e7d6f41b35',
  email: 'toma.ilic@example.net',
  given_name: 'Toma',
  family_name: 'Ilic',
  display_name: 'Toma Ilic',
  user_type: 'outsource',
  status: 'expired',
  data_scope: 'assigned',
  home_application: 'supplier',
  organization_name: 'Northwind Assurance',
  sponsor_user_id: '6f1c2a90-4b7d-4e38-9a51-0c8d7b3f6ae2',
  access_expires_at: '2026-11-15T23:00:00Z',
  job_title: 'Penetration tester',
  phone: null,
  locale: 'en-GB',
  timezone: 'Europe/London',
  mfa_enabled: true,
  last_sign_in_at: '2026-11-13T15:20:00Z',
  created_at: '2026-10-22T09:00:00Z',
  updated_at: '2026-10-22T09:00:00Z',
};

/** Collects the objects in a JSON value that pass a test, without searching inside these objects. */
function collect(value: JsonValue, isWanted: (value: JsonValue) => boolean): readonly JsonValue[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isWanted(value)) return [value];
  return Object.values(value).flatMap((member) => collect(member, isWanted));
}

const isUser = (value: JsonValue): boolean =>
  isJsonObject(value) && 'home_application' in value && typeof value.id === 'string';

const isCompany = (value: JsonValue): boolean =>
  isJsonObject(value) && value.profile_status === 'complete' && 'ciso_user_id' in value;

/** Converts a user of the examples to an account. Its invitation counts as accepted at the sandbox's start. */
const toAccount = ({status, ...user}: User): Account => ({
  ...user,
  mfa_enabled: true,
  isAccepted: true,
  isSuspended: false,
  openAssignments: OPEN_ASSIGNMENTS[user.email] ?? 0,
  revision: 0,
});

/** Lists each user of the examples once. An example with status `active` replaces one with status `invited`. */
function listUsers(examples: readonly JsonValue[]): readonly User[] {
  const users = new Map<string, User>();
  for (const example of examples as unknown as readonly User[]) {
    const known = users.get(example.id);
    const isBetter =
      known === undefined || (known.status === 'invited' && example.status === 'active');
    if (isBetter) users.set(example.id, example);
  }
  return [...users.values()].sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
}

const findLatest = (records: readonly {readonly updated_at: string}[]): number =>
  Math.max(...records.map(({updated_at: time}) => Date.parse(time)));

const listExamples = (response?: SandboxResponse): readonly JsonValue[] =>
  Object.values(response?.content ?? {}).flatMap(({examples}) => Object.values(examples));

/** Returns the machine's time if the accounts are active then; otherwise the time of the latest change. */
function chooseTime(latest: number, users: readonly User[], machine: number): number {
  const ends = users.flatMap(({access_expires_at: end}) => (end === null ? [] : Date.parse(end)));
  return machine > latest && machine < Math.min(...ends) ? machine : latest;
}

/**
 * Builds the initial state: the company and the people of the contract's examples, and a person whose access has
 * expired. The person in the first example response of create-user is left out, so that readers can send the
 * example request themselves.
 *
 * @param machine current time in milliseconds since 1970; by default the time of the examples
 */
export function toFirstState({operations, responses}: SandboxModel, machine = 0): State {
  const [created] = operations.flatMap(({id, responses: statuses}) =>
    id === 'create-user' ? listExamples(responses[statuses['201'] ?? -1]) : [],
  ) as unknown as readonly User[];
  const examples = responses.flatMap(listExamples);
  const companies = collect(examples, isCompany) as unknown as readonly Company[];
  const users = collect(examples, isUser);
  const [company] = companies;
  if (company === undefined) throw new Error('no example of the contract is a complete company');
  const {profile_status: status, ...record} = company;
  const people = listUsers(users).filter(({id}) => id !== created?.id);
  const latest = findLatest([...companies, ...(users as unknown as readonly User[])]);
  return {
    at: chooseTime(latest, people, machine),
    profile: {record, revision: 0},
    accounts: [...people, ENDED].map(toAccount),
    kept: {},
  };
}
