import type {SandboxModel, SandboxOperation} from '../../model/model';
import {Refusal} from '../refusal';

export interface FoundOperation {
  readonly operation: SandboxOperation;
  /** Parameters of the path by name, still encoded. */
  readonly path: Readonly<Record<string, string>>;
}

interface Route {
  readonly operation: SandboxOperation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Text of a path as addresses have it (WHATWG URL, path percent-encode set). */
const encode = (text: string): string => new URL(`http://localhost/${text}`).pathname.slice(1);

function toRoute(operation: SandboxOperation): Route {
  const parts = operation.path.split(/\{([^}]+)\}/);
  const pattern = parts.map((part, index) => (index % 2 === 1 ? '([^/]+)' : escape(encode(part))));
  return {
    operation,
    pattern: new RegExp(`^${pattern.join('')}$`),
    names: parts.filter((_, index) => index % 2 === 1),
  };
}

/** Paths without parameters go before those with some (OpenAPI 3.1, Paths Object). */
const compareRoutes = (a: Route, b: Route): number => a.names.length - b.names.length;

const listBelow = (pathname: string, basePaths: readonly string[]): readonly string[] =>
  basePaths
    .filter((base) => pathname.startsWith(`${base}/`))
    .map((base) => pathname.slice(base.length));

/**
 * Finds the operation that a request means.
 *
 * @returns a function of method and path; it throws a `Refusal` with 404 where the contract has no such
 *   path, and with 405 and `Allow` where it has no such method
 */
export function createFinder({operations, basePaths}: SandboxModel) {
  const routes = operations.map(toRoute).sort(compareRoutes);
  return (method: string, pathname: string): FoundOperation => {
    const shared = listBelow(pathname, basePaths);
    const fitting = routes.flatMap((route) =>
      [...shared, ...listBelow(pathname, route.operation.basePaths ?? [])].flatMap((path) => {
        const match = route.pattern.exec(path);
        return match === null ? [] : [{...route, values: match.slice(1)}];
      }),
    );
    const found = fitting.find(({operation}) => operation.method === method);
    if (found === undefined) throw toRefusal(method, pathname, fitting);
    const path = found.names.map((name, index) => [name, found.values[index] ?? ''] as const);
    return {operation: found.operation, path: Object.fromEntries(path)};
  };
}

function toRefusal(method: string, pathname: string, fitting: readonly Route[]): Refusal {
  if (fitting.length === 0)
    return new Refusal(404, {
      detail: `The contract has no path ${pathname}.`,
      instance: pathname,
    });
  const allow = [...new Set(fitting.map(({operation}) => operation.method))].sort().join(', ');
  return new Refusal(405, {
    detail: `The contract has no operation ${method} ${pathname}, only ${allow}.`,
    headers: {Allow: allow},
    instance: pathname,
  });
}
