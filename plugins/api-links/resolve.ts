import type {NamedField, NamedOperation} from '../../src/api-reference';
import {findNearest} from '../prose-check/nearest';
import {isMistake, type KnownApi, type Mistake, type Target} from './names';
import {type ElementName, ELEMENTS, type Reference} from './references';

const METHOD = /^(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE) (\/\S*)$/;

/** Says which name is unknown, and which was probably meant. */
function toMistake(what: string, name: string, known: readonly string[]): Mistake {
  const nearest = findNearest(name, known);
  const isOtherCase = nearest?.toLowerCase() === name.toLowerCase();
  const list = [...known].sort().join(', ');
  return {
    message: `${what === 'API' ? 'The portal' : 'The contract'} has no ${what} ${name}${isOtherCase ? ' in this case' : ''}`,
    remedy: nearest === undefined ? `write one of ${list}` : `write ${nearest}`,
  };
}

const listOperations = (apis: readonly KnownApi[]): readonly NamedOperation[] =>
  apis.flatMap(({operations}) => operations);

function findOperation(id: string, apis: readonly KnownApi[]): NamedOperation | Mistake {
  const operations = listOperations(apis);
  return (
    operations.find((operation) => operation.id === id) ??
    toMistake(
      'operation',
      id,
      operations.map((operation) => operation.id),
    )
  );
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
  const problems = apis.flatMap((api) => api.problems);
  const problem = problems.find((candidate) => candidate.slug === slug);
  if (problem !== undefined) return {kind: 'problem', problem};
  const known = problems.map((candidate) => candidate.slug);
  return toMistake('problem type', slug, known);
}

function resolveSchema(name: string, apis: readonly KnownApi[]): Target | Mistake {
  const schemas = Object.assign({}, ...apis.map((api) => api.schemas)) as Record<string, string>;
  const href = schemas[name];
  if (href !== undefined) return {kind: 'schema', name, href};
  return toMistake('schema', name, Object.keys(schemas));
}

function resolveApi(id: string, apis: readonly KnownApi[]): Target | Mistake {
  const api = apis.find((candidate) => candidate.id === id);
  const known = apis.map((candidate) => candidate.id);
  return api === undefined ? toMistake('API', id, known) : {kind: 'api', api};
}

const withMethod = ({method, path}: NamedOperation): string => `${method.toUpperCase()} ${path}`;

/** `POST /users` and the like must be in a contract. */
function resolveRequest(text: string, apis: readonly KnownApi[]): Target | Mistake {
  const operations = listOperations(apis);
  const operation = operations.find((candidate) => withMethod(candidate) === text);
  if (operation !== undefined) return {kind: 'operation', operation};
  return toMistake('request', text, operations.map(withMethod));
}

/** Whether a path is one of a contract's but for its case or a letter or two. */
function resolvePath(text: string, apis: readonly KnownApi[]): Target | Mistake | undefined {
  const operations = listOperations(apis);
  const operation = operations.find(({path}) => path === text);
  if (operation !== undefined) return {kind: 'operation', operation};
  const paths = [...new Set(operations.map(({path}) => path))];
  return text.includes('{') ? toMistake('path', text, paths) : undefined;
}

/** Text in code style: only what looks like a name of the contract has to be one. */
function resolveCode(text: string, apis: readonly KnownApi[]): Target | Mistake | undefined {
  if (apis.length === 0) return undefined;
  if (METHOD.test(text)) return resolveRequest(text, apis);
  if (text.startsWith('/')) return resolvePath(text, apis);
  const operation = listOperations(apis).find(({id}) => id === text);
  if (operation !== undefined) return {kind: 'operation', operation};
  const problem = apis.flatMap(({problems}) => problems).find(({slug}) => slug === text);
  return problem && {kind: 'problem', problem};
}

function findMissing({kind, values}: Reference): Mistake | undefined {
  const wanted: readonly string[] = ELEMENTS[kind as ElementName];
  const missing = wanted.filter((name) => (values[name] ?? '') === '');
  if (missing.length === 0) return undefined;
  const attributes = missing.map((name) => `${name}="…"`).join(' ');
  return {
    message: `<${kind}> does not say ${missing.join(' and ')}`,
    remedy: `write <${kind} ${wanted.map((name) => `${name}="…"`).join(' ')}/> with ${attributes} as text`,
  };
}

/**
 * Finds what a reference names.
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
  if (kind === 'Operation') return resolveOperation(values.id ?? '', apis);
  if (kind === 'Field') return resolveField(values.of ?? '', values.path ?? '', apis);
  if (kind === 'Problem') return resolveProblem(values.type ?? '', apis);
  if (kind === 'OperationAccess') return resolveApi(values.api ?? '', apis);
  return resolveSchema(values.name ?? '', apis);
}
