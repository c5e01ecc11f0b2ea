import {randomUUID} from 'node:crypto';
import vm from 'node:vm';

interface Row {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}

/** The parts of a Postman collection that are needed to run it. */
interface Item {
  readonly name: string;
  readonly event?: readonly {readonly script: {readonly exec: readonly string[]}}[];
  readonly request: {
    readonly method: string;
    readonly header: readonly Row[];
    readonly url: {readonly raw: string; readonly variable: readonly Row[]};
    readonly body?: {readonly raw?: string};
  };
}

export interface RunnableCollection {
  readonly item: readonly {readonly item: readonly Item[]}[];
  readonly variable: readonly Row[];
}

type Variables = Map<string, string>;

/** Postman's dynamic variables that the collection uses. */
const DYNAMIC: Readonly<Record<string, () => string>> = {
  $guid: () => randomUUID(),
  $randomExampleEmail: () => `person-${randomUUID()}@example.com`,
};

const fill = (text: string, variables: Variables): string =>
  text.replace(/\{\{([^{}]+)\}\}/g, (all, name: string) => {
    return DYNAMIC[name]?.() ?? variables.get(name) ?? all;
  });

function toRequest({request}: Item, variables: Variables): Request {
  const {method, header, url, body} = request;
  const address = url.variable.reduce(
    (raw, {key, value}) => raw.replace(`:${key}`, fill(value, variables)),
    url.raw,
  );
  const rows = header.filter(({disabled}) => disabled !== true);
  return new Request(fill(address, variables), {
    method,
    headers: [
      ['Authorization', `Bearer ${variables.get('token') ?? ''}`],
      ...rows.map(({key, value}): [string, string] => [key, fill(value, variables)]),
    ],
    ...(body?.raw !== undefined && {body: fill(body.raw, variables)}),
  });
}

/** Creates the `pm` object of Postman's scripts, with the members that the collection uses. */
const toPm = (response: Response, body: string, variables: Variables, passed: string[]) => ({
  response: {
    code: response.status,
    headers: response.headers,
    json: () => JSON.parse(body) as unknown,
    to: {
      have: {
        status: (wanted: number): void => {
          if (response.status !== wanted) throw new Error(`${response.status}: ${body}`);
        },
      },
    },
  },
  collectionVariables: {set: (name: string, value: string) => variables.set(name, value)},
  test: (name: string, check: () => void): void => {
    check();
    passed.push(name);
  },
});

/**
 * Sends the requests of a collection one after another and runs their scripts, as newman does.
 *
 * @returns the names of the requests, each with the names of its passed checks
 * @throws Error if a check fails
 */
export async function runCollection(
  {item: folders, variable}: RunnableCollection,
  send: (request: Request) => Promise<Response>,
  given: Readonly<Record<string, string>>,
): Promise<readonly (readonly [name: string, ...passed: string[]])[]> {
  const variables = new Map(variable.map(({key, value}) => [key, given[key] ?? value]));
  const done: [string, ...string[]][] = [];
  for (const item of folders.flatMap((folder) => folder.item)) {
    const response = await send(toRequest(item, variables));
    const passed: string[] = [];
    const pm = toPm(response, await response.text(), variables, passed);
    for (const {script} of item.event ?? []) vm.runInNewContext(script.exec.join('\n'), {pm});
    done.push([item.name, ...passed]);
  }
  return done;
}
