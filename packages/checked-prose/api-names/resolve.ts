import {isMistake, type KnownApi, type Mistake, type Target} from 'openapi-static/names/known-api';
import {type ElementName, ELEMENTS, type Reference} from 'openapi-static/names/references';
import {findNearest} from 'static-pages/reports/nearest';

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

/** What names mean, by what they name; of a name that several APIs have, the first counts. */
function toLookup(apis: readonly KnownApi[]) {
  const operations = apis
    .flatMap((api) => api.operations)
    .map((operation) => ({kind: 'operation', operation}) as const)
    .reverse();
  const problems = apis
    .flatMap((api) => api.problems)
    .map((problem) => ({kind: 'problem', problem}) as const)
    .reverse();
  const schemas = apis.flatMap((api) => Object.entries(api.schemas));
  return {
    operation: new Map(operations.map((target) => [target.operation.id, target])),
    request: new Map(
      operations.map((target) => {
        const {method, path} = target.operation;
        return [`${method.toUpperCase()} ${path}`, target];
      }),
    ),
    path: new Map(operations.map((target) => [target.operation.path, target])),
    'problem type': new Map(problems.map((target) => [target.problem.slug, target])),
    schema: new Map(schemas.map(([name, href]) => [name, {kind: 'schema', name, href}])),
    API: new Map(apis.map((api) => [api.id, {kind: 'api', api}])),
  } as const satisfies Readonly<Record<string, ReadonlyMap<string, Target>>>;
}

type Lookup = ReturnType<typeof toLookup>;

const lookups = new WeakMap<readonly KnownApi[], Lookup>();

/** The names of some APIs, gathered once: a site asks for them at every word in code style. */
function lookUp(apis: readonly KnownApi[]): Lookup {
  const lookup = lookups.get(apis) ?? toLookup(apis);
  lookups.set(apis, lookup);
  return lookup;
}

function find(what: keyof Lookup, name: string, apis: readonly KnownApi[]): Target | Mistake {
  const targets: ReadonlyMap<string, Target> = lookUp(apis)[what];
  return targets.get(name) ?? toMistake(what, name, [...targets.keys()]);
}

/** An anchor as prose writes it: `request.email`, `response.id`, `parameters.page_size`. */
const toPath = (anchor: string): string =>
  anchor
    .replace(/^request-body\./, 'request.')
    .replace(/^responses\.2\d\d\.(?!headers\.)/, 'response.')
    .replace(/^parameters\.\w+\./, 'parameters.');

function findField(of: string, path: string, apis: readonly KnownApi[]): Target | Mistake {
  const target = find('operation', of, apis);
  if (isMistake(target) || target.kind !== 'operation') return target;
  const {operation} = target;
  const field = operation.fields.find(({anchor}) => anchor === path || toPath(anchor) === path);
  if (field !== undefined) return {kind: 'field', operation, field};
  const known = operation.fields.map(({anchor}) => `${toPath(anchor)} of ${of}`);
  return toMistake('field', `${path} of ${of}`, known);
}

/**
 * Text in code style: only what looks like a name of the contract has to be one. That is a request as
 * `POST /users`, and a path with a parameter.
 */
function resolveCode(text: string, apis: readonly KnownApi[]): Target | Mistake | undefined {
  if (apis.length === 0) return undefined;
  if (METHOD.test(text)) return find('request', text, apis);
  const {operation, path, 'problem type': problem} = lookUp(apis);
  if (!text.startsWith('/')) return operation.get(text) ?? problem.get(text);
  return text.includes('{') ? find('path', text, apis) : path.get(text);
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

/** Two contracts may each have a schema `User`, and prose has to say which it means. */
function findAmbiguity({kind, values}: Reference, apis: readonly KnownApi[]): Mistake | undefined {
  if (kind === 'Problem') return undefined;
  const isSchema = kind === 'Schema';
  const name = (isSchema ? values.name : (values.id ?? values.of)) ?? '';
  const holders = apis
    .filter(({operations, schemas}) =>
      isSchema ? Object.hasOwn(schemas, name) : operations.some(({id}) => id === name),
    )
    .map(({id}) => id);
  if (holders.length < 2) return undefined;
  return {
    message: `Several contracts have the ${isSchema ? 'schema' : 'operation'} ${name}: those of ${holders.join(', ')}`,
    fix: `say which by ${holders.map((id) => `api="${id}"`).join(' or ')}`,
  };
}

function resolveElement(
  kind: ElementName,
  {id = '', of = '', path = '', type = '', name = '', api = ''}: Reference['values'],
  apis: readonly KnownApi[],
): Target | Mistake {
  if (kind === 'Operation') return find('operation', id, apis);
  if (kind === 'Field') return findField(of, path, apis);
  if (kind === 'Problem') return find('problem type', type, apis);
  if (kind === 'OperationAccess') return find('API', api, apis);
  return find('schema', name, apis);
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
  const api = values.api === undefined ? undefined : find('API', values.api, apis);
  if (api !== undefined && isMistake(api)) return api;
  const chosen = api?.kind === 'api' ? [api.api] : apis;
  return findAmbiguity(reference, chosen) ?? resolveElement(kind, values, chosen);
}
