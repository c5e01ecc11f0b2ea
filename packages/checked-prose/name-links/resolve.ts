import {findOwnMember} from '@openapi-portal/reports/json';
import {
  type ElementName,
  ELEMENTS,
  isReferenceMistake,
  type KnownApi,
  type Reference,
  type Target,
} from '@openapi-portal/api-names';
import type {NamedField} from '@openapi-portal/openapi-reference';
import {findNearest, type Mistake} from '@openapi-portal/reports';

const METHOD = /^(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE) (\/\S*)$/;

/** Returns the start of an error message. Names the APIs that were searched if the site has several APIs. */
function toSubject(known: readonly KnownApi[], all: readonly KnownApi[]): string {
  if (all.length < 2) return 'The contract has';
  const ids = known.map(({id}) => id).join(' and ');
  return known.length === 1 ? `The contract of ${ids} has` : `The contracts of ${ids} have`;
}

function toMistake(
  subject: string,
  what: string,
  name: string,
  known: readonly string[],
  now?: string,
): Mistake {
  const nearest = findNearest(name, known);
  const isOtherCase = nearest?.toLowerCase() === name.toLowerCase();
  const message = `${subject} no ${what} ${name}${isOtherCase ? ' in this letter case' : ''}`;
  if (now !== undefined) return {message, fix: `write ${now}, its new name`};
  const list = [...known].sort().join(', ');
  return {message, fix: nearest === undefined ? `write one of ${list}` : `write ${nearest}`};
}

/** Indexes the names of an API by kind. If a name occurs twice, the first one is used. */
function toLookup(api: KnownApi) {
  const operations = api.operations
    .map((operation) => ({kind: 'operation', operation}) as const)
    .reverse();
  const problems = api.problems.map((problem) => ({kind: 'problem', problem}) as const);
  const schemas = Object.entries(api.schemas);
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
  } as const satisfies Readonly<Record<string, ReadonlyMap<string, Target>>>;
}

type Lookup = ReturnType<typeof toLookup>;

const lookups = new WeakMap<KnownApi, Lookup>();

/** Returns the name index of an API. The index is cached because every piece of inline code is looked up. */
function lookUp(api: KnownApi): Lookup {
  const lookup = lookups.get(api) ?? toLookup(api);
  lookups.set(api, lookup);
  return lookup;
}

/** The APIs to search for a name, in order of precedence, and all APIs of the site. */
interface Scope {
  readonly apis: readonly KnownApi[];
  readonly all: readonly KnownApi[];
}

const findKnown = (what: keyof Lookup, name: string, {apis}: Scope): Target | undefined =>
  apis
    .map((api) => (lookUp(api)[what] as ReadonlyMap<string, Target>).get(name))
    .find((target) => target !== undefined);

const findNewId = (id: string, {apis}: Scope): string | undefined =>
  apis.map(({renamed}) => findOwnMember(renamed, id)).find((now) => now !== undefined);

function find(what: keyof Lookup, name: string, scope: Scope): Target | Mistake {
  const found = findKnown(what, name, scope);
  if (found !== undefined) return found;
  const known = scope.apis.flatMap((api) => [...lookUp(api)[what].keys()]);
  const now = what === 'operation' ? findNewId(name, scope) : undefined;
  return toMistake(toSubject(scope.apis, scope.all), what, name, known, now);
}

function findApi(id: string, all: readonly KnownApi[]): KnownApi | Mistake {
  const known = all.map((api) => api.id);
  return all.find((api) => api.id === id) ?? toMistake('The site has', 'API', id, known);
}

/** Shortens an anchor to the form used in prose: `request.email`, `response.id` or `parameters.page_size`. */
const toPath = (anchor: string): string =>
  anchor
    .replace(/^request-body\./, 'request.')
    .replace(/^responses\.2\d\d\.(?!headers\.)/, 'response.')
    .replace(/^parameters\.\w+\./, 'parameters.');

const isAt = ({anchor}: NamedField, path: string): boolean =>
  anchor === path || toPath(anchor) === path;

function findField(of: string, path: string, scope: Scope): Target | Mistake {
  const targets = scope.apis.map((api) => lookUp(api).operation.get(of));
  const fields = targets.flatMap((target) => {
    const found = target?.operation.fields.find((field) => isAt(field, path));
    return target && found
      ? [{kind: 'field' as const, operation: target.operation, field: found}]
      : [];
  });
  if (fields[0] !== undefined) return fields[0];
  const target = find('operation', of, scope);
  if (isReferenceMistake(target) || target.kind !== 'operation') return target;
  const {operation} = target;
  const known = operation.fields.map(({anchor}) => `${toPath(anchor)} of ${of}`);
  const holders = scope.apis.filter(({operations}) => operations.includes(operation));
  return toMistake(toSubject(holders, scope.all), 'field', `${path} of ${of}`, known);
}

/** Resolves inline code. Only what looks like a name, such as `POST /users`, can be reported as unknown. */
function resolveCode(text: string, scope: Scope): Target | Mistake | undefined {
  if (scope.apis.length === 0) return undefined;
  if (METHOD.test(text)) return find('request', text, scope);
  if (!text.startsWith('/')) {
    const found = findKnown('operation', text, scope) ?? findKnown('problem type', text, scope);
    const isFormer = found === undefined && findNewId(text, scope) !== undefined;
    return isFormer ? find('operation', text, scope) : found;
  }
  return text.includes('{') ? find('path', text, scope) : findKnown('path', text, scope);
}

function findMissing({kind, values}: Reference): Mistake | undefined {
  const wanted: readonly string[] = ELEMENTS[kind as ElementName];
  const missing = wanted.filter((name) => (values[name] ?? '') === '');
  if (missing.length === 0) return undefined;
  const attributes = missing.map((name) => `${name}="…"`).join(' ');
  return {
    message: `<${kind}> needs ${missing.map((name) => `\`${name}\``).join(' and ')}`,
    fix: `write <${kind} ${wanted.map((name) => `${name}="…"`).join(' ')}/>, with quoted text as values of ${attributes}`,
  };
}

function resolveElement(
  kind: ElementName,
  {id = '', of = '', path = '', type = '', name = ''}: Reference['values'],
  scope: Scope,
): Target | Mistake {
  if (kind === 'Operation') return find('operation', id, scope);
  if (kind === 'Field') return findField(of, path, scope);
  if (kind === 'Problem') return find('problem type', type, scope);
  if (kind === 'Schema') return find('schema', name, scope);
  return {kind: 'apis', apis: scope.apis};
}

/** Moves the API with the given id to the front, so that names are looked up there first. */
export const moveToFront = (id: unknown, apis: readonly KnownApi[]): readonly KnownApi[] => [
  ...apis.filter((api) => api.id === id),
  ...apis.filter((api) => api.id !== id),
];

/**
 * Resolves a reference to a part of a contract. If several APIs contain the name, the first one is used, unless
 * the element selects an API with its `api` attribute.
 *
 * @param apis in order of precedence, see `moveToFront`
 * @returns a `Mistake` if the name is unknown; undefined for inline code that does not look like a name
 */
export function resolve(
  reference: Reference,
  apis: readonly KnownApi[],
): Target | Mistake | undefined {
  const {kind, values} = reference;
  if (kind === 'code') return resolveCode(values.text ?? '', {apis, all: apis});
  const missing = findMissing(reference);
  if (missing !== undefined) return missing;
  const api = values.api === undefined ? undefined : findApi(values.api, apis);
  if (api !== undefined && isReferenceMistake(api)) return api;
  const chosen = api === undefined ? apis : [api];
  return resolveElement(kind, values, {apis: chosen, all: apis});
}
