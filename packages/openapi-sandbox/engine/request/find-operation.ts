import type {SandboxModel, SandboxOperation} from '../../model/model';
import {Refusal} from '../refusal';

export interface FoundOperation {
  readonly operation: SandboxOperation;
  /** Path parameters by name, still percent-encoded. */
  readonly path: Readonly<Record<string, string>>;
}

interface Route {
  readonly operation: SandboxOperation;
  /** The percent-encoded texts around the parameters, from the end of the path to its beginning. */
  readonly literals: readonly string[];
  readonly names: readonly string[];
}

/** Percent-encodes a part of a path (WHATWG URL). Letters around it keep the parser from removing dots. */
const encode = (text: string): string =>
  new URL(`http://localhost/x${text}x`).pathname.slice('/x'.length, -'x'.length);

function toRoute(operation: SandboxOperation): Route {
  const parts = operation.path.split(/\{([^{}]+)\}/);
  return {
    operation,
    literals: parts
      .filter((_, index) => index % 2 === 0)
      .map(encode)
      .reverse(),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

/** Returns the values of path parameters, the first ones longest, without backtracking; undefined if none match. */
function matchPath(path: string, literals: readonly string[]): readonly string[] | undefined {
  const [last = '', ...others] = literals;
  if (others.length === 0) return path === last ? [] : undefined;
  if (!path.endsWith(last)) return undefined;
  const values: string[] = [];
  let end = path.length - last.length;
  for (const [index, literal] of others.entries()) {
    const latest = end - 1 - literal.length;
    const start = path.lastIndexOf(literal, index === others.length - 1 ? 0 : latest);
    const value = path.slice(start + literal.length, end);
    if (latest < 0 || start < 0 || value.includes('/')) return undefined;
    values.unshift(value);
    end = start;
  }
  return values;
}

/** Sorts paths with fewer parameters first: concrete paths take precedence (OpenAPI 3.1, Paths Object). */
const compareRoutes = (a: Route, b: Route): number => a.names.length - b.names.length;

const listBelow = (pathname: string, basePaths: readonly string[]): readonly string[] =>
  basePaths
    .filter((base) => pathname.startsWith(`${base}/`))
    .map((base) => pathname.slice(base.length));

/**
 * Creates a function that finds the operation of a request by method and path. `HEAD` finds the `GET` operation unless
 * the contract has a `HEAD` operation (RFC 9110, 9.1).
 *
 * @returns a function that throws a `Refusal`: with 404 for an unknown path, with 405 and `Allow` for an unknown
 *   method
 */
export function createFinder({operations, basePaths}: SandboxModel) {
  const routes = operations.map(toRoute).sort(compareRoutes);
  return (method: string, pathname: string): FoundOperation => {
    const shared = listBelow(pathname, basePaths);
    const fitting = routes.flatMap((route) =>
      [...shared, ...listBelow(pathname, route.operation.basePaths ?? [])].flatMap((path) => {
        const values = matchPath(path, route.literals);
        return values === undefined ? [] : [{...route, values}];
      }),
    );
    const find = (name: string) => fitting.find(({operation}) => operation.method === name);
    const found = find(method) ?? find(method.replace(/^HEAD$/, 'GET'));
    if (found === undefined) throw toRefusal(method, pathname, fitting);
    const path = found.names.map((name, index) => [name, found.values[index] ?? ''] as const);
    return {operation: found.operation, path: Object.fromEntries(path)};
  };
}

function toRefusal(method: string, pathname: string, fitting: readonly Route[]): Refusal {
  if (fitting.length === 0)
    return new Refusal(404, {
      detail: `The contract has no path ${pathname}.`,
    });
  const known = [...new Set(fitting.map(({operation}) => operation.method))].sort();
  const allow = known.join(', ').replace(/GET(?!, HEAD)/, 'GET, HEAD');
  return new Refusal(405, {
    detail: `The contract has no operation ${method} ${pathname}, only ${allow}.`,
    headers: {Allow: allow},
  });
}
