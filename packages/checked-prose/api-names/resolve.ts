import type {NamedField, NamedOperation} from 'openapi-static/reference';
import {findNearest} from 'static-pages/reports/nearest';
import {isMistake, type KnownApi, type Mistake, type Target} from 'openapi-static/names/known-api';
import {type ElementName, ELEMENTS, type Reference} from 'openapi-static/names/references';

const METHOD = /^(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE) (\/\S*)$/;

/** Says which name is unknown, and which was probably meant. */
function toMistake(what: string, name: string, known: readonly string[]): Mistake {
  const nearest = findNearest(name, known);
  const isOtherCase = nearest?.toLowerCase() === name.toLowerCase();
  const list = [...known].sort().join(', ');
  return {
    message: `${what === 'API' ? 'The portal' : 'The contract'} has no ${what} ${name}${isOtherCase ? ' in this case' : ''}`,
    fix: nearest === undefined ? `write one of ${list}` : `write ${nearest}`,
  };
}

const withMethod = ({method, path}: NamedOperation): string => `${method.toUpperCase()} ${path}`;

/** The first of each name. */
const toMap = <Named>(all: readonly Named[], toName: (named: Named) => string) =>
  new Map([...all].reverse().map((named) => [toName(named), named] as const));

const toLookup = (apis: readonly KnownApi[]) => {
  const operations = apis.flatMap((api) => api.operations);
  return {
    byId: toMap(operations, ({id}) => id),
    byRequest: toMap(operations, withMethod),
    byPath: toMap(operations, ({path}) => path),
    problems: toMap(
      apis.flatMap((api) => api.problems),
      ({slug}) => slug,
    ),
  };
};

const lookups = new WeakMap<readonly KnownApi[], ReturnType<typeof toLookup>>();

/** The names of some APIs, gathered once: a site asks for them at every word in code style. */
function lookUp(apis: readonly KnownApi[]): ReturnType<typeof toLookup> {
  const lookup = lookups.get(apis) ?? toLookup(apis);
  lookups.set(apis, lookup);
  return lookup;
}

function findOperation(id: string, apis: readonly KnownApi[]): NamedOperation | Mistake {
  const {byId} = lookUp(apis);
  return byId.get(id) ?? toMistake('operation', id, [...byId.keys()]);
}

/** An anchor as prose writes it: `request.email`, `response.id`, `parameters.page_size`. */
function toPath(anchor: string): string | undefined {
  const [, body] = /^request-body\.(.+)$/.exec(anchor) ?? [];
  if (body !== undefined) return `request.${body}`;
  const [, response] = /^responses\.2\d\d\.(?!headers\.)(.+)$/.exec(anchor) ?? [];
  if (response !== undefined) return `response.${response}`;
  const [, parameter] = /^parameters\.\w+\.(.+)$/.exec(anchor) ?? [];
  return parameter === undefined ? undefined : `parameters.${parameter}`;
}

const findField = ({id, fields}: NamedOperation, path: string): NamedField | Mistake =>
  fields.find(({anchor}) => anchor === path || toPath(anchor) === path) ??
  toMistake(
    'field',
    `${path} of ${id}`,
    fields.map(({anchor}) => `${toPath(anchor) ?? anchor} of ${id}`),
  );

function resolveField(of: string, path: string, apis: readonly KnownApi[]): Target | Mistake {
  const operation = findOperation(of, apis);
  if (isMistake(operation)) return operation;
  const field = findField(operation, path);
  return isMistake(field) ? field : {kind: 'field', operation, field};
}

function resolveOperation(id: string, apis: readonly KnownApi[]): Target | Mistake {
  const operation = findOperation(id, apis);
  return isMistake(operation) ? operation : {kind: 'operation', operation};
}

function resolveProblem(slug: string, apis: readonly KnownApi[]): Target | Mistake {
  const {problems} = lookUp(apis);
  const problem = problems.get(slug);
  if (problem !== undefined) return {kind: 'problem', problem};
  return toMistake('problem type', slug, [...problems.keys()]);
}

function resolveSchema(name: string, apis: readonly KnownApi[]): Target | Mistake {
  const schemas = Object.assign({}, ...apis.map((api) => api.schemas)) as Record<string, string>;
  const href = schemas[name];
  if (href !== undefined) return {kind: 'schema', name, href};
  return toMistake('schema', name, Object.keys(schemas));
}

function findApi(id: string, apis: readonly KnownApi[]): KnownApi | Mistake {
  const known = apis.map((candidate) => candidate.id);
  return apis.find((candidate) => candidate.id === id) ?? toMistake('API', id, known);
}

function resolveApi(id: string, apis: readonly KnownApi[]): Target | Mistake {
  const api = findApi(id, apis);
  return isMistake(api) ? api : {kind: 'api', api};
}

/** `POST /users` and the like must be in a contract. */
function resolveRequest(text: string, apis: readonly KnownApi[]): Target | Mistake {
  const {byRequest} = lookUp(apis);
  const operation = byRequest.get(text);
  if (operation !== undefined) return {kind: 'operation', operation};
  return toMistake('request', text, [...byRequest.keys()]);
}

/** A path of a contract's; where it has a parameter, it must be one. */
function resolvePath(text: string, apis: readonly KnownApi[]): Target | Mistake | undefined {
  const {byPath} = lookUp(apis);
  const operation = byPath.get(text);
  if (operation !== undefined) return {kind: 'operation', operation};
  return text.includes('{') ? toMistake('path', text, [...byPath.keys()]) : undefined;
}

/** Text in code style: only what looks like a name of the contract has to be one. */
function resolveCode(text: string, apis: readonly KnownApi[]): Target | Mistake | undefined {
  if (apis.length === 0) return undefined;
  if (METHOD.test(text)) return resolveRequest(text, apis);
  if (text.startsWith('/')) return resolvePath(text, apis);
  const {byId, problems} = lookUp(apis);
  const operation = byId.get(text);
  if (operation !== undefined) return {kind: 'operation', operation};
  const problem = problems.get(text);
  return problem && {kind: 'problem', problem};
}

function findMissing({kind, values}: Reference): Mistake | undefined {
  const wanted: readonly string[] = ELEMENTS[kind as ElementName];
  const missing = wanted.filter((name) => (values[name] ?? '') === '');
  if (missing.length === 0) return undefined;
  const attributes = missing.map((name) => `${name}="…"`).join(' ');
  return {
    message: `<${kind}> does not say ${missing.join(' and ')}`,
    fix: `write <${kind} ${wanted.map((name) => `${name}="…"`).join(' ')}/> with ${attributes} as text`,
  };
}

/** The APIs that an element may mean: the one that it says by `api`, else all. */
function chooseApis({values}: Reference, apis: readonly KnownApi[]): readonly KnownApi[] | Mistake {
  if (values.api === undefined) return apis;
  const api = findApi(values.api, apis);
  return isMistake(api) ? api : [api];
}

/** The APIs that have what an element names. Of a problem type the first counts. */
function listHolders({kind, values}: Reference, apis: readonly KnownApi[]): readonly KnownApi[] {
  const {name = '', id = values.of} = values;
  if (kind === 'Schema') return apis.filter(({schemas}) => Object.hasOwn(schemas, name));
  if (kind !== 'Operation' && kind !== 'Field') return [];
  return apis.filter(({operations}) => operations.some((operation) => operation.id === id));
}

/** Two contracts may each have a schema `User`, and prose has to say which it means. */
function findAmbiguity(reference: Reference, apis: readonly KnownApi[]): Mistake | undefined {
  const holders = listHolders(reference, apis).map(({id}) => id);
  if (holders.length < 2) return undefined;
  const {kind, values} = reference;
  const named = kind === 'Schema' ? `schema ${values.name}` : `operation ${values.id ?? values.of}`;
  return {
    message: `Several contracts have the ${named}: those of ${holders.join(', ')}`,
    fix: `say which by ${holders.map((id) => `api="${id}"`).join(' or ')}`,
  };
}

function resolveElement({kind, values}: Reference, apis: readonly KnownApi[]): Target | Mistake {
  if (kind === 'Operation') return resolveOperation(values.id ?? '', apis);
  if (kind === 'Field') return resolveField(values.of ?? '', values.path ?? '', apis);
  if (kind === 'Problem') return resolveProblem(values.type ?? '', apis);
  if (kind === 'OperationAccess') return resolveApi(values.api ?? '', apis);
  return resolveSchema(values.name ?? '', apis);
}

/**
 * Finds what a reference names. Of names in code style that several contracts have, and of problem types,
 * the first API's counts; an element says by `api` which it means.
 *
 * @returns what is wrong where nothing has that name; nothing for code that names no part of a contract
 */
export function resolve(
  reference: Reference,
  apis: readonly KnownApi[],
): Target | Mistake | undefined {
  const {kind, values} = reference;
  if (kind === 'code') return resolveCode(values.text ?? '', apis);
  const missing = findMissing(reference);
  if (missing !== undefined) return missing;
  const chosen = chooseApis(reference, apis);
  if (isMistake(chosen)) return chosen;
  return findAmbiguity(reference, chosen) ?? resolveElement(reference, chosen);
}
