import fs from 'node:fs';
import path from 'node:path';

import {benchDir} from './places';

export type JsonObject = Readonly<Record<string, unknown>>;

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Reads GitHub's REST contract from `@octokit/openapi`. */
export function readGitHubContract(): JsonObject {
  const folder = path.join(benchDir, 'node_modules/@octokit/openapi/generated');
  return JSON.parse(
    fs.readFileSync(path.join(folder, 'api.github.com.json'), 'utf8'),
  ) as JsonObject;
}

/** Keeps only the first `count` operations in the paths of a contract. */
function takeOperations(paths: JsonObject, count: number): JsonObject {
  let left = count;
  const items = Object.entries(paths).map(([route, item]) => {
    const members = Object.entries(asObject(item)).filter(([method]) => {
      if (!METHODS.has(method)) return true;
      left -= 1;
      return left >= 0;
    });
    return [route, Object.fromEntries(members)] as const;
  });
  const hasOperation = ([, item]: readonly [string, JsonObject]): boolean =>
    Object.keys(item).some((method) => METHODS.has(method));
  return Object.fromEntries(items.filter(hasOperation));
}

/** Lists every `$ref` in a value, including repetitions. */
function findReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findReferences);
  if (!isObject(value)) return [];
  const own = typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(findReferences)];
}

/** Keeps the components that a value references, directly or indirectly, and all security schemes. */
function takeComponents(components: JsonObject, from: unknown): JsonObject {
  const needed = new Set<string>();
  const open = findReferences(from);
  for (let reference = open.pop(); reference !== undefined; reference = open.pop()) {
    if (needed.has(reference)) continue;
    needed.add(reference);
    const [, , kind = '', name = ''] = reference.split('/');
    open.push(...findReferences(asObject(components[kind])[name]));
  }
  const toKept = (kind: string, all: unknown): JsonObject =>
    Object.fromEntries(
      Object.entries(asObject(all)).filter(
        ([name]) => kind === 'securitySchemes' || needed.has(`#/components/${kind}/${name}`),
      ),
    );
  return Object.fromEntries(
    Object.entries(components).map(([kind, all]) => [kind, toKept(kind, all)]),
  );
}

export const countOperations = (contract: JsonObject): number =>
  Object.values(asObject(contract.paths))
    .flatMap((item) => Object.keys(asObject(item)))
    .filter((method) => METHODS.has(method)).length;

/** Returns a contract with only the first operations and the components that they need. Webhooks are removed. */
export function reduceContract(contract: JsonObject, operations: number): JsonObject {
  const paths = takeOperations(asObject(contract.paths), operations);
  const {webhooks: _webhooks, 'x-webhooks': _xWebhooks, ...rest} = contract;
  return {...rest, paths, components: takeComponents(asObject(contract.components), paths)};
}
