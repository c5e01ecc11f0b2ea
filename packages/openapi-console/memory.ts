import {type Credentials, NO_CREDENTIALS} from './credentials';
import {
  type ConsoleForm,
  buildInitialForm,
  buildInitialServer,
} from '@openapi-portal/openapi-requests';
import {
  type ConsoleModel,
  findServer,
  SANDBOX,
  type ServerChoice,
} from '@openapi-portal/openapi-model/inputs';
import type {PreparedInput} from './page-sandbox';
import {forgetVersions, holdVersion} from './versions';
import {forgetVisit, toOperationKey} from './visit';

/** All that a reader puts in. */
export interface Input {
  readonly form: ConsoleForm;
  readonly server: ServerChoice;
  readonly credentials: Credentials;
}

// In memory only, until the page is closed: nothing is written to browser storage.
const forms = new Map<string, ConsoleForm>();
/** The server and credentials of an API: a token of one API is never offered to another. */
const shared = new Map<string, Partial<Omit<Input, 'form'>>>();

/** Parameter values that another operation passed on, by operation. */
const handedOver = new Map<string, ConsoleForm['values']>();

/** The operations that are to be sent once they are opened. */
const wanted = new Set<string>();

/** The origins that have let this page read an answer. */
const answered = new Set<string>();

export const rememberAnswer = (origin: string): void => void answered.add(origin);

export const hasAnswered = (origin: string): boolean => answered.has(origin);

/** Clears all inputs and responses, for every operation of every API. */
export function forgetAll(): void {
  for (const remembered of [forms, shared, answered, handedOver, wanted]) remembered.clear();
  forgetVersions();
  forgetVisit();
}

/** Restores the input of an operation, with values that another operation has passed on since. */
function recallForm(model: ConsoleModel): ConsoleForm {
  const key = toOperationKey(model);
  const form = forms.get(key) ?? buildInitialForm(model);
  const values = handedOver.get(key);
  if (values === undefined) return form;
  const filled = {...form, values: {...form.values, ...values}};
  handedOver.delete(key);
  forms.set(key, filled);
  return filled;
}

type OperationName = Pick<ConsoleModel, 'api' | 'method' | 'path'>;

/** Puts texts into the parameters of an operation, for when its console is opened. */
export const handOver = (operation: OperationName, values: ConsoleForm['values']): void =>
  void handedOver.set(toOperationKey(operation), values);

/**
 * Puts a whole form in, for when the console of its operation is opened.
 *
 * @param isWanted whether it is to be sent then
 */
export function putBack(
  operation: OperationName,
  {form, server}: Pick<Input, 'form' | 'server'>,
  isWanted = false,
): void {
  const key = toOperationKey(operation);
  forms.set(key, form);
  shared.set(operation.api, {...shared.get(operation.api), server});
  holdVersion(key);
  if (isWanted) wanted.add(key);
}

/** Returns true once if an operation is to be sent when its page opens. */
export const takeWanted = (operation: OperationName): boolean =>
  wanted.delete(toOperationKey(operation));

/**
 * Restores the input. If the operation does not have the chosen server, selects its first.
 *
 * @param hasSandbox true if there is a sandbox, which comes before the servers
 */
export function recallInput(model: ConsoleModel, hasSandbox = false): Input {
  const {server, credentials = NO_CREDENTIALS} = shared.get(model.api) ?? {};
  const isKnown =
    server?.template === undefined ||
    findServer(model.servers, server.template) !== undefined ||
    (hasSandbox && server.template === SANDBOX);
  return {
    form: recallForm(model),
    server: server !== undefined && isKnown ? server : buildInitialServer(model, hasSandbox),
    credentials,
  };
}

/** Replaces the form's values with those that a page has prepared for the sandbox. */
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
  holdVersion(toOperationKey(model));
}

export function rememberInput(model: ConsoleModel, change: Partial<Input>): void {
  const {form, ...rest} = change;
  if (form !== undefined) forms.set(toOperationKey(model), form);
  shared.set(model.api, {...shared.get(model.api), ...rest});
}
