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
import {forgetVersions, skipNextVersion} from './versions';
import {forgetVisit, toOperationKey} from './visit';

export interface Input {
  readonly form: ConsoleForm;
  readonly server: ServerChoice;
  readonly credentials: Credentials;
}

// Kept in memory until the page is closed. Nothing is written to browser storage.
const forms = new Map<string, ConsoleForm>();
/** The server and credentials of each API. Operations of one API share them; other APIs never get them. */
const shared = new Map<string, Partial<Omit<Input, 'form'>>>();

/** Parameter values that were handed over from the response of another operation, by receiving operation. */
const handedOver = new Map<string, ConsoleForm['values']>();

/** Operations whose request is sent as soon as their console opens. */
const wanted = new Set<string>();

const answered = new Set<string>();

export const rememberReachable = (origin: string): void => void answered.add(origin);

export const isKnownReachable = (origin: string): boolean => answered.has(origin);

/** Clears all inputs and responses, for every operation of every API. */
export function forgetAll(): void {
  for (const remembered of [forms, shared, answered, handedOver, wanted]) remembered.clear();
  forgetVersions();
  forgetVisit();
}

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

export const storeNextValues = (operation: OperationName, values: ConsoleForm['values']): void =>
  void handedOver.set(toOperationKey(operation), values);

/** Stores a form and server, which are restored, and sent if `isWanted`, when the console opens. */
export function storeInput(
  operation: OperationName,
  {form, server}: Pick<Input, 'form' | 'server'>,
  isWanted = false,
): void {
  const key = toOperationKey(operation);
  forms.set(key, form);
  shared.set(operation.api, {...shared.get(operation.api), server});
  skipNextVersion(key);
  if (isWanted) wanted.add(key);
}

/** Returns true on the first call after `storeInput` with `isWanted`, and false afterwards. */
export const consumePendingSend = (operation: OperationName): boolean =>
  wanted.delete(toOperationKey(operation));

/** Returns the remembered input of an operation, with its initial server if it lacks the remembered one. */
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

/** Replaces the form of an operation with a prepared request, and selects the sandbox as the server. */
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
  skipNextVersion(toOperationKey(model));
}

export function rememberInput(model: ConsoleModel, change: Partial<Input>): void {
  const {form, ...rest} = change;
  if (form !== undefined) forms.set(toOperationKey(model), form);
  shared.set(model.api, {...shared.get(model.api), ...rest});
}
