import type {ConsoleModel, ServerChoice} from '@openapi-portal/openapi-model/inputs';

import {type ConsoleForm, toParameterKey} from '@openapi-portal/openapi-requests';
import type {Outcome} from './send';

/** A request of this visit: its input without secrets, and its outcome. */
export interface SentRequest extends Pick<ConsoleModel, 'api' | 'title' | 'method' | 'path'> {
  /** URL of the operation's page. */
  readonly href: string;
  /** URL of the request, without credentials. */
  readonly address: string;
  readonly form: ConsoleForm;
  readonly server: ServerChoice;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly outcome: Outcome;
}

/** Maximum number of requests in the history. */
const MAX_KEPT = 20;

/** Maximum size in bytes of a response that can be shown again. */
const MAX_ANSWER = 1_000_000;

// Kept in memory until the page is closed. Nothing is written to browser storage.
const sent: SentRequest[] = [];
const outcomes = new Map<string, Outcome>();

export const toOperationKey = ({
  api,
  method,
  path,
}: Pick<ConsoleModel, 'api' | 'method' | 'path'>): string => `${api} ${method} ${path}`;

export function forgetVisit(): void {
  sent.length = 0;
  outcomes.clear();
}

export const recallOutcome = (operation: string): Outcome | undefined => outcomes.get(operation);

export function rememberOutcome(operation: string, outcome: Outcome | undefined): void {
  // The outcome of a redirect contains the request with its credentials, so it is not kept.
  if (outcome === undefined || outcome.kind === 'redirected') outcomes.delete(operation);
  else outcomes.set(operation, outcome);
}

function withoutSecretValues({parameters}: ConsoleModel, form: ConsoleForm): ConsoleForm {
  const secrets = new Set(parameters.filter(({isSecret}) => isSecret).map(toParameterKey));
  const values = Object.entries(form.values).filter(([key]) => !secrets.has(key));
  return {...form, values: Object.fromEntries(values)};
}

const isTooLarge = (outcome: Outcome): boolean =>
  outcome.kind === 'answered' && outcome.response.size > MAX_ANSWER;

export function rememberSent(
  model: ConsoleModel,
  request: Pick<SentRequest, 'href' | 'address' | 'form' | 'server' | 'at' | 'outcome'>,
): void {
  const {api, title, method, path} = model;
  const form = withoutSecretValues(model, request.form);
  sent.unshift({api, title, method, path, ...request, form});
  sent.splice(MAX_KEPT);
}

/** Lists the requests of this visit to an API, newest first. */
export const listSent = (api: string): readonly SentRequest[] =>
  sent.filter((one) => one.api === api);

/**
 * Returns the outcome to show when a request is opened again; undefined for a redirect or a response over
 * `MAX_ANSWER`.
 */
export const toShown = ({outcome}: SentRequest): Outcome | undefined =>
  isTooLarge(outcome) || outcome.kind === 'redirected' ? undefined : outcome;
