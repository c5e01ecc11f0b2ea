import {type Credentials, NO_CREDENTIALS} from './credentials';
import {type ConsoleForm, buildInitialForm, buildInitialServer} from './form';
import {
  type ConsoleModel,
  findServer,
  SANDBOX,
  type ServerChoice,
} from '@openapi-portal/openapi-model/requests';
import type {PreparedInput} from './page-sandbox';

/** All that a reader puts in. */
export interface Input {
  readonly form: ConsoleForm;
  readonly server: ServerChoice;
  readonly credentials: Credentials;
}

// It lives here, as long as the page does: nothing is written to any storage.
const forms = new Map<string, ConsoleForm>();
/** The server and credentials of an API: a token of one API is never offered to another. */
const shared = new Map<string, Partial<Omit<Input, 'form'>>>();

/** The origins that have let this page read an answer. */
const answered = new Set<string>();

export const rememberAnswer = (origin: string): void => void answered.add(origin);

export const hasAnswered = (origin: string): boolean => answered.has(origin);

/** Forgets all that was put in, for every operation of every API, and who has answered. */
export function forgetAll(): void {
  for (const remembered of [forms, shared, answered]) remembered.clear();
}

const toOperationKey = ({api, method, path}: ConsoleModel): string => `${api} ${method} ${path}`;

/**
 * What was put in before; instead of a server that the operation does not have, its first.
 *
 * @param hasSandbox whether there is a sandbox, which goes before the servers
 */
export function recallInput(model: ConsoleModel, hasSandbox = false): Input {
  const {server, credentials = NO_CREDENTIALS} = shared.get(model.api) ?? {};
  const isKnown =
    server?.template === undefined ||
    findServer(model.servers, server.template) !== undefined ||
    (hasSandbox && server.template === SANDBOX);
  return {
    form: forms.get(toOperationKey(model)) ?? buildInitialForm(model),
    server: server !== undefined && isKnown ? server : buildInitialServer(model, hasSandbox),
    credentials,
  };
}

/** Puts in what a page has prepared, in the sandbox; what was put in before goes. */
export function rememberPrepared(model: ConsoleModel, {values, body}: PreparedInput): void {
  const index = model.requestBody?.mediaTypes.findIndex(
    ({mediaType}) => mediaType === body?.mediaType,
  );
  const form = {
    ...buildInitialForm(model),
    values,
    mediaType: Math.max(0, index ?? 0),
    bodies: body === undefined ? {} : {[body.mediaType]: body.text},
  };
  rememberInput(model, {form, server: buildInitialServer(model, true)});
}

export function rememberInput(model: ConsoleModel, change: Partial<Input>): void {
  const {form, ...rest} = change;
  if (form !== undefined) forms.set(toOperationKey(model), form);
  shared.set(model.api, {...shared.get(model.api), ...rest});
}
