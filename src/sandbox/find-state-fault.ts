import type {Json, Schema} from '@openapi-portal/openapi-model/inputs';
import type {SandboxModel} from '@openapi-portal/openapi-sandbox/model';
import type {FindFault} from '@openapi-portal/openapi-sandbox/server';
import {joinPointer} from '@openapi-portal/reports/pointer';
import {Budget, startValidation} from '@openapi-portal/schema-validation';

import {toCompany, toUser} from './records';
import type {State} from './store';

type Members = Readonly<Record<string, Schema>>;

const toObject = (required: Members, optional: Members = {}): Schema => ({
  type: 'object',
  required: Object.keys(required),
  properties: {...required, ...optional},
});

const COUNT: Schema = {type: 'integer', minimum: 0};

/** Milliseconds since 1970, up to the year 9999. */
const TIME: Schema = {type: 'number', minimum: 0, maximum: 253_402_300_799_999};

const STATE = toObject({
  at: TIME,
  profile: toObject({record: {type: 'object'}, revision: COUNT}),
  accounts: {type: 'array'},
  kept: {type: 'object'},
});

/** The members that an account has in addition to those of `User`, which the contract describes. */
const ACCOUNT = toObject({
  isAccepted: {type: 'boolean'},
  isSuspended: {type: 'boolean'},
  openAssignments: COUNT,
  revision: COUNT,
});

const ANSWER = toObject(
  {status: {type: 'integer', minimum: 200, maximum: 599}},
  {headers: {type: 'object', additionalProperties: {type: 'string'}}, mediaType: {type: 'string'}},
);

const KEPT = toObject({body: {type: 'string'}, answer: ANSWER, at: TIME});

function findSchema({operations, responses}: SandboxModel, id: string): Schema {
  const index = operations.find((operation) => operation.id === id)?.responses['200'] ?? -1;
  return responses[index]?.content['application/json']?.schema ?? true;
}

/** Steps for one value. Time is not limited: the sandbox has to read each state that it wrote, on any machine. */
const MOST_STEPS = 10_000_000;

/** Creates a function that finds the first error in a sandbox state read from JSON. */
export function createFindFault(model: SandboxModel): FindFault {
  const company = findSchema(model, 'get-company-info');
  const user = findSchema(model, 'get-user-info');
  const find = (value: unknown, schema: Schema, at = ''): ReturnType<FindFault> => {
    const validate = startValidation(model.responseDefs, new Budget(MOST_STEPS));
    const [fault] = validate(value as Json, schema);
    return fault && {...fault, pointer: at + fault.pointer};
  };
  function* listFaults(value: unknown): Generator<ReturnType<FindFault>> {
    yield find(value, STATE);
    const {at, profile, accounts, kept} = value as State;
    yield find(toCompany(profile), company, '/profile/record');
    for (const [index, account] of accounts.entries()) {
      yield find(account, ACCOUNT, `/accounts/${index}`);
      yield find(toUser(account, at), user, `/accounts/${index}`);
    }
    for (const [key, answer] of Object.entries(kept))
      yield find(answer, KEPT, joinPointer('/kept', key));
  }
  return (value) => {
    for (const fault of listFaults(value)) if (fault !== undefined) return fault;
    return undefined;
  };
}
