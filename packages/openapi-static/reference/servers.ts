import type {Cursor} from '../contract/cursor';

export interface ServerVariable {
  readonly name: string;
  readonly standard: string;
  readonly values: readonly string[];
  readonly description?: string;
}

/** A base address of the API. */
export interface Server {
  /** As the contract writes it, with `{variables}`; without a slash at the end. */
  readonly url: string;
  /** Markdown. */
  readonly description?: string;
  readonly variables: readonly ServerVariable[];
}

function toVariable(name: string, variable: Cursor): ServerVariable {
  const description = variable.text('description');
  return {
    name,
    standard: variable.text('default') ?? '',
    values: variable.texts('enum'),
    ...(description !== undefined && {description}),
  };
}

function toServer(server: Cursor): Server {
  const description = server.text('description');
  return {
    url: (server.text('url') ?? '').replace(/\/$/, ''),
    ...(description !== undefined && {description}),
    variables: server.entries('variables').map(([name, variable]) => toVariable(name, variable)),
  };
}

/** The servers of the first of several places that names any: operation, path item, contract. */
export function listServers(...owners: readonly Cursor[]): readonly Server[] {
  const owner = owners.find((candidate) => candidate.items('servers').length > 0);
  return owner?.items('servers').map(toServer) ?? [];
}
