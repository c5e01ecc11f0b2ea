import {type Credentials, NO_CREDENTIALS} from './credentials';
import {type ConsoleForm, buildInitialForm, buildInitialServer} from './form';
import type {ConsoleModel} from './model';
import {findServer, type ServerChoice} from './server';

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

const toOperationKey = ({api, method, path}: ConsoleModel): string => `${api} ${method} ${path}`;

/** What was put in before; instead of a server that the operation does not have, its first. */
export function recallInput(model: ConsoleModel): Input {
  const {server, credentials = NO_CREDENTIALS} = shared.get(model.api) ?? {};
  const isKnown =
    server?.template === undefined || findServer(model.servers, server.template) !== undefined;
  return {
    form: forms.get(toOperationKey(model)) ?? buildInitialForm(model),
    server: server !== undefined && isKnown ? server : buildInitialServer(model),
    credentials,
  };
}

export function rememberInput(model: ConsoleModel, change: Partial<Input>): void {
  const {form, ...rest} = change;
  if (form !== undefined) forms.set(toOperationKey(model), form);
  shared.set(model.api, {...shared.get(model.api), ...rest});
}
