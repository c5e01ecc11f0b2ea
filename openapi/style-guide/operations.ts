import {LintNode} from './lint-node';
import type {Context, Visitor} from './rule';

export interface Operation {
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  /** Name in messages, for example `PATCH /company`. */
  readonly title: string;
  readonly node: LintNode;
  /** Parameters of the operation and its path. */
  readonly parameters: readonly LintNode[];
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

function listOperations(paths: LintNode): readonly Operation[] {
  return paths.entries.flatMap(([path, item]) =>
    METHODS.filter((method) => item.has(method)).map((name) => {
      const [method, node] = [name.toUpperCase(), item.at(name)];
      const parameters = [...item.at('parameters').items, ...node.at('parameters').items];
      return {method, path, title: `${method} ${path}`, node, parameters};
    }),
  );
}

/** Creates a visitor that calls `check` for each operation below `paths`, in the order of the contract. */
export const visitOperations = (
  check: (operation: Operation, ctx: Context, paths: LintNode) => void,
): Visitor => ({
  Paths(node, ctx) {
    const paths = LintNode.from(node, ctx);
    for (const operation of listOperations(paths)) check(operation, ctx, paths);
  },
});

/** Finds a parameter by name. Names of headers are case-insensitive. */
export const findParameter = (
  {parameters}: Operation,
  place: 'header' | 'query',
  name: string,
): LintNode | undefined =>
  parameters.find((parameter) => {
    const own = parameter.text('name') ?? '';
    if (parameter.text('in') !== place) return false;
    return place === 'header' ? own.toLowerCase() === name.toLowerCase() : own === name;
  });

/** Lists the error responses by status, including `4XX` and `5XX`. */
export const listErrorResponses = ({node}: Operation): readonly (readonly [string, LintNode])[] =>
  node.at('responses').entries.filter(([status]) => /^[45]/.test(status));

/** Returns the security requirements of an operation, or else those of the contract. */
export const findSecurity = ({node}: Operation, root: LintNode | undefined): LintNode | undefined =>
  (node.has('security') ? node : root)?.at('security');

/**
 * Returns true if an operation can be called without credentials, as with `security: []`. Without any `security`,
 * an operation does not count as public.
 */
export const isPublic = (security: LintNode | undefined): boolean =>
  security?.value !== undefined && security.items.every(({keys}) => keys.length === 0);
