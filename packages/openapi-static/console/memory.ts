import {type Credential, NO_CREDENTIAL} from './authorization';
import {type ConsoleForm, toInitialForm, toInitialServer} from './form';
import type {ConsoleModel, SecurityRequirement} from './model';
import {findServer, type ServerChoice} from './server';

// All that a reader puts in lives here, as long as the page does: nothing is written to any storage.
const forms = new Map<string, ConsoleForm>();
const servers = new Map<string, ServerChoice>();
const credentials = new Map<string, Credential>();

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
const toCredentialKey = ({api}: ConsoleModel, {scheme}: SecurityRequirement): string =>
  `${api} ${scheme}`;

export const recallCredential = (
  model: ConsoleModel,
  requirement: SecurityRequirement,
): Credential => credentials.get(toCredentialKey(model, requirement)) ?? NO_CREDENTIAL;

export const rememberCredential = (
  model: ConsoleModel,
  requirement: SecurityRequirement,
  credential: Credential,
): void => void credentials.set(toCredentialKey(model, requirement), credential);
