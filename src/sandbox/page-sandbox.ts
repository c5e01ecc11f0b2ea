import type {PageSandbox} from 'openapi-static/console/page-sandbox';
import type {SandboxModel} from 'sandbox/model/model';

import {toFirstState} from './cast';
import type {User} from './records';
import type {State} from './store';

import {createCisoSandbox, issueToken} from '.';

const HOUR = 60 * 60 * 1000;

const KEY = 'sandbox';

/** The state that this tab has kept; the first one where there is none, or it cannot be read. */
function recall(first: State): State {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? first : (JSON.parse(text) as State);
  } catch {
    return first;
  }
}

/** Keeps a state for this tab, as long as it lives; without storage, as long as the page does. */
function keep(state: State): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // A browser may refuse storage, or have no room: the sandbox works without.
  }
}

const toRow = ({display_name: name, user_type: type, status, access_expires_at: end}: User) => [
  name,
  type,
  status,
  end?.slice(0, 10) ?? '–',
];

/** The first person of each user type. */
const listPeople = (users: readonly User[]): readonly User[] =>
  users.filter(
    (user, index) => users.findIndex((one) => one.user_type === user.user_type) === index,
  );

/** The sandbox of the Ciso API in a page: it remembers what happens in it as long as the tab is open. */
export function openPageSandbox(model: SandboxModel): PageSandbox {
  const first = toFirstState(model);
  const open = (state: State) => createCisoSandbox(model, {state});
  let current = open(recall(first));
  const startFrom = (state: State): void => {
    current = open(state);
    keep(state);
  };
  return {
    fetch: async (request) => {
      const response = await current.fetch(request);
      keep(current.toState());
      return response;
    },
    callers: listPeople(current.listUsers()).map(({display_name: name, user_type: type}) => ({
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
