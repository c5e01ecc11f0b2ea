import type {PageSandbox, PreparedInput} from '@openapi-portal/openapi-console/sandbox';
import {
  type Context,
  resolve,
  resolveParameters,
  runStep,
  type Workflow,
} from '@openapi-portal/openapi-sandbox/workflows';
import type {SandboxModel} from '@openapi-portal/openapi-sandbox/model';
import {toServer} from '@openapi-portal/openapi-sandbox/page';

import {toFirstState} from './seed-records';
import {toTime, type User} from './records';
import type {State} from './store';
import {createCisoSandbox, issueToken} from '.';

interface Target extends Pick<PageSandbox, 'server' | 'fetch'> {
  readonly inputs: Context['inputs'];
}

const LOCATIONS = ['path', 'query', 'header'] as const;

const CREDENTIAL = 'header Authorization';

/**
 * Runs all steps of a workflow except the last, and returns the input for the last step.
 *
 * @returns undefined if the workflow has no steps
 */
export async function prepareRequest(
  {steps}: Workflow,
  {inputs, server, fetch}: Target,
): Promise<(PreparedInput & {readonly token?: string}) | undefined> {
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  let context: Context = {inputs, steps: {}};
  for (const step of steps.slice(0, -1)) {
    ({context} = await runStep(step, context, server, fetch));
  }
  const entries = LOCATIONS.flatMap((location) =>
    resolveParameters(last.parameters, location, context).map(
      ([name, value]) => [`${location} ${name}`, value] as const,
    ),
  );
  const {[CREDENTIAL]: credential, ...values} = Object.fromEntries(entries);
  const {body} = last;
  return {
    values,
    ...(credential !== undefined && {token: credential.replace(/^Bearer /, '')}),
    ...(body !== undefined && {
      body: {
        mediaType: body.contentType,
        text: JSON.stringify(resolve(body.payload, context), undefined, 2),
      },
    }),
  };
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns values for the inputs of the contract's workflows.
 *
 * @param now time of the sandbox, in milliseconds since 1970
 */
export const toInputs = (now: number): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${issueToken('ciso', now)}`,
  member_authorization: `Bearer ${issueToken('member', now)}`,
  access_expires_at: toTime(now + 120 * DAY),
  later: toTime(now + 210 * DAY),
  idempotency_key: crypto.randomUUID(),
});

const HOUR = 60 * 60 * 1000;

const KEY = 'sandbox';

/** Returns the stored state of this browser tab, or the initial state if there is no valid one. */
function recall(first: State, open: (state: State) => unknown): State {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null) return first;
    const state = JSON.parse(text) as State;
    open(state);
    return state;
  } catch {
    return first;
  }
}

/** Stores the state for this browser tab. Without storage, the state is lost when the page closes. */
function keep(state: State): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // Browsers may refuse storage, or their storage may be full. The sandbox works without it.
  }
}

const toRow = ({display_name: name, user_type: type, status, access_expires_at: end}: User) => [
  name,
  type,
  status,
  end?.slice(0, 10) ?? '–',
];

/** Loads the contract's workflows, which are only needed to prepare a request with one of them. */
const loadWorkflows = async (): Promise<Readonly<Record<string, Workflow>>> => {
  const {default: workflows} = await import(
    /* webpackChunkName: "on-demand-workflow" */ '@generated/api-data/default/workflows.json'
  );
  return workflows;
};

const listPeople = (users: readonly User[]): readonly User[] =>
  users.filter(
    (user, index) => users.findIndex((one) => one.user_type === user.user_type) === index,
  );

/** Returns a token with the index of its owner; empty without a token. */
function toCredential(token: string | undefined, people: readonly User[]) {
  if (token === undefined) return {};
  const index = people.findIndex(({user_type: type}) => token.startsWith(`sandbox-${type}.`));
  return {credential: {index, secret: token}};
}

/** Opens the sandbox of the Ciso API in a page. Its state is kept while the tab is open. */
export function openPageSandbox(model: SandboxModel): PageSandbox {
  const first = toFirstState(model, Date.now());
  const open = (state: State) => createCisoSandbox(model, {state});
  let current = open(recall(first, open));
  const startFrom = (state: State): void => {
    current = open(state);
    keep(state);
  };
  const people = listPeople(current.listUsers());
  const server = toServer(model);
  const fetch = async (request: Request): Promise<Response> => {
    const response = await current.fetch(request);
    keep(current.toState());
    return response;
  };
  return {
    server,
    fetch,
    toInputs: () => toInputs(current.now()),
    prepare: async (name) => {
      const workflows = await loadWorkflows();
      // The name comes from the URL, so it could be `constructor`.
      const workflow = Object.hasOwn(workflows, name) ? workflows[name] : undefined;
      if (workflow === undefined) return undefined;
      const prepared = await prepareRequest(workflow, {
        inputs: toInputs(current.now()),
        server,
        fetch,
      });
      return prepared && {...prepared, ...toCredential(prepared.token, people)};
    },
    callers: people.map(({display_name: name, user_type: type}) => ({
      name: `${name}, ${type}`,
      signIn: () => issueToken(type, current.now()),
    })),
    memory: {
      readTable: () => ({
        caption: 'Users in the sandbox',
        head: ['Name', 'Type', 'Status', 'Access ends'],
        rows: current.listUsers().map(toRow),
      }),
      now: () => current.now(),
      travel: (hours) => {
        const state = current.toState();
        startFrom({...state, at: state.at + hours * HOUR});
      },
      reset: () => startFrom(first),
    },
  };
}
