import type {ConsoleModel, ServerChoice} from '@openapi-portal/openapi-model/inputs';

import {type ConsoleForm, toParameterKey} from '@openapi-portal/openapi-requests';
import {formatDuration} from './format';
import type {Outcome} from './send';

/** A request of this visit: its input without secrets, and its outcome. */
export interface SentRequest extends Pick<ConsoleModel, 'api' | 'title' | 'method' | 'path'> {
  readonly href: string;
  /** URL of the request, without credentials. */
  readonly address: string;
  readonly form: ConsoleForm;
  readonly server: ServerChoice;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The outcome in a few words, such as `200 OK, 84 ms`. */
  readonly result: string;
  /** The outcome to show when the request is opened again; undefined if it is not kept. */
  readonly shown: Outcome | undefined;
}

/** Maximum number of requests in the history, and of operations whose last outcome is shown again. */
const MAX_KEPT = 20;

/** Maximum size in bytes of a response that is kept. */
const MAX_ANSWER = 1_000_000;

// Kept in memory until the page is closed. Nothing is written to browser storage.
const sent: SentRequest[] = [];
const outcomes = new Map<string, Outcome>();

/** Returns false for a redirect, whose outcome contains the request with its credentials, and for a large response. */
const isKept = (outcome: Outcome): boolean =>
  outcome.kind !== 'redirected' &&
  (outcome.kind !== 'answered' || outcome.response.size <= MAX_ANSWER);

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
  outcomes.delete(operation);
  if (outcome !== undefined && isKept(outcome)) outcomes.set(operation, outcome);
  const [oldest = ''] = outcomes.keys();
  if (outcomes.size > MAX_KEPT) outcomes.delete(oldest);
}

function withoutSecretValues({parameters}: ConsoleModel, form: ConsoleForm): ConsoleForm {
  const secrets = new Set(parameters.filter(({isSecret}) => isSecret).map(toParameterKey));
  const values = Object.entries(form.values).filter(([key]) => !secrets.has(key));
  return {...form, values: Object.fromEntries(values)};
}

function formatOutcome(outcome: Outcome): string {
  if (outcome.kind !== 'answered') return outcome.kind === 'failed' ? 'no response' : outcome.kind;
  const {status, statusText, duration} = outcome.response;
  return `${`${status} ${statusText}`.trim()}, ${formatDuration(duration)}`;
}

export function rememberSent(
  model: ConsoleModel,
  request: Pick<SentRequest, 'href' | 'address' | 'form' | 'server' | 'at'>,
  outcome: Outcome,
): void {
  const {api, title, method, path} = model;
  const form = withoutSecretValues(model, request.form);
  const shown = isKept(outcome) ? outcome : undefined;
  const result = formatOutcome(outcome);
  sent.unshift({api, title, method, path, ...request, form, result, shown});
  sent.splice(MAX_KEPT);
}

export const listSent = (api: string): readonly SentRequest[] =>
  sent.filter((one) => one.api === api);
