import {type Credentials, NO_CREDENTIALS} from './credentials';
import {type ConsoleForm, toInitialForm, toInitialServer} from './form';
import type {ConsoleModel} from './model';
import {findServer, type ServerChoice} from './server';

// All that a reader puts in lives here, as long as the page does: nothing is written to any storage.
const forms = new Map<string, ConsoleForm>();
const servers = new Map<string, ServerChoice>();
const credentials = new Map<string, Credentials>();

const toOperationKey = ({api, method, path}: ConsoleModel): string => `${api} ${method} ${path}`;

export const recallForm = (model: ConsoleModel): ConsoleForm =>
  forms.get(toOperationKey(model)) ?? toInitialForm(model);

export const rememberForm = (model: ConsoleModel, form: ConsoleForm): void =>
  void forms.set(toOperationKey(model), form);

/** The server chosen for the API; the operation's first where it has no such server. */
export function recallServer(model: ConsoleModel): ServerChoice {
  const choice = servers.get(model.api);
  const isKnown =
    choice?.template === undefined || findServer(model.servers, choice.template) !== undefined;
  return choice !== undefined && isKnown ? choice : toInitialServer(model);
}

export const rememberServer = ({api}: ConsoleModel, choice: ServerChoice): void =>
  void servers.set(api, choice);

/** A token of one API is never offered to another. */
export const recallCredentials = ({api}: ConsoleModel): Credentials =>
  credentials.get(api) ?? NO_CREDENTIALS;

export const rememberCredentials = ({api}: ConsoleModel, given: Credentials): void =>
  void credentials.set(api, given);
