import {
  type AccessRule,
  type Cursor,
  findAccess,
  type Operation,
  type SecurityRequirement,
  toContract,
} from '@openapi-portal/openapi-model';
import {isJsonObject, type JsonValue, writeJson} from '@openapi-portal/reports/json';
import {type Finding, type Findings, formatCode, formatCodes, type Impact} from './change';
import {Context, WHOLE} from './context';
import {alignKeys, pairByKey} from './pair-by-key';
import {findMissing, isSame} from './normalise-schema';

const ACCESS = Context.of('request', 'access', 'access');

/** Lists the alternative security requirements; without any, an empty one, which every client meets. */
function listRequirements(operation: Operation): readonly SecurityRequirement[] {
  const {requirements = []} = findAccess(operation, toContract(operation.cursor.root));
  return requirements.length === 0 ? [{schemes: []}] : requirements;
}

/** Returns true if a client that meets `met` also meets `wanted`. */
const isEnough = (met: SecurityRequirement, wanted: SecurityRequirement): boolean =>
  wanted.schemes.every(({name, scopes}) => {
    const own = met.schemes.find((scheme) => scheme.name === name);
    return own !== undefined && findMissing(scopes, own.scopes).length === 0;
  });

/** Identifies a security scheme by its content, because its name is never sent. */
const identifyScheme = (_name: string, scheme: Cursor): string =>
  writeJson([...listFacts(scheme.value)].sort());

/** Lists the security schemes of the older contract under their names in the newer contract. */
const alignSchemes = (before: Cursor, after: Cursor): ReadonlyMap<string, Cursor> =>
  alignKeys(listSchemes(before), listSchemes(after), identifyScheme);

/** Replaces scheme names in requirements of the older contract by the names in the newer contract. */
function renameSchemes(
  requirements: readonly SecurityRequirement[],
  before: Cursor,
  after: Cursor,
): readonly SecurityRequirement[] {
  const names = [...listSchemes(before).keys()];
  const renamed = [...alignSchemes(before, after).keys()];
  const rename = (name: string): string => renamed[names.indexOf(name)] ?? name;
  return requirements.map(({schemes}) => ({
    schemes: schemes.map(({name, ...scheme}) => ({...scheme, name: rename(name)})),
  }));
}

const findUnmet = (
  met: readonly SecurityRequirement[],
  wanted: readonly SecurityRequirement[],
): readonly SecurityRequirement[] =>
  met.filter((one) => !wanted.some((other) => isEnough(one, other)));

function formatRequirement({schemes}: SecurityRequirement): string {
  const ways = schemes.map(({name, scopes}) =>
    scopes.length === 0 ? formatCode(name) : `${formatCode(name)} with ${formatCodes(scopes)}`,
  );
  return ways.length === 0 ? 'without authorization' : `by ${ways.join(' and ')}`;
}

/** Reports requirements that are no longer sufficient, and requirements that are newly sufficient. */
function* compareRequirements(before: Operation, after: Operation): Findings {
  const now = listRequirements(after);
  const old = renameSchemes(
    listRequirements(before),
    toContract(before.cursor.root),
    toContract(after.cursor.root),
  );
  for (const one of findUnmet(old, now)) {
    yield ACCESS.createFinding('breaking', `is no longer granted ${formatRequirement(one)}`, after);
  }
  for (const one of findUnmet(now, old)) {
    yield ACCESS.createFinding('compatible', `is granted ${formatRequirement(one)}, too`, after);
  }
}

/** Returns true if fields are no longer accessible; an empty list means all fields. */
const hasLost = (old: readonly string[], now: readonly string[]): boolean =>
  now.length > 0 && (old.length === 0 || findMissing(old, now).length > 0);

function* compareReach(was: AccessRule, is: AccessRule, operation: Operation): Findings {
  const report = (impact: Impact, text: string): Finding =>
    ACCESS.createFinding(impact, `with ${formatCode(is.scope)} ${text}`, operation);
  const {records = 'all'} = is;
  if (was.records !== is.records) {
    const impact = records === 'all' ? 'compatible' : 'breaking';
    yield report(impact, `now covers the records ${formatCode(records)}`);
  }
  if (hasLost(was.fields, is.fields)) yield report('breaking', 'covers fewer fields');
  if (hasLost(is.fields, was.fields)) yield report('compatible', 'covers more fields');
  if (was.note !== is.note) yield report('wording', 'has a different note');
}

const listRules = (operation: Operation): ReadonlyMap<string, AccessRule> =>
  new Map(findAccess(operation, operation.cursor).rules.map((rule) => [rule.scope, rule]));

/** Compares which user types may call an operation (`x-access`). */
function* compareRules(before: Operation, after: Operation): Findings {
  for (const {key, was, is} of pairByKey(listRules(before), listRules(after))) {
    const [old = [], now = []] = [was?.userTypes, is?.userTypes];
    const [gone, added] = [findMissing(old, now), findMissing(now, old)];
    const scope = formatCode(key);
    if (gone.length > 0) {
      const text = `is no longer granted to ${formatCodes(gone)} with ${scope}`;
      yield ACCESS.createFinding('breaking', text, after);
    }
    if (added.length > 0) {
      const text = `is now granted to ${formatCodes(added)} with ${scope}`;
      yield ACCESS.createFinding('compatible', text, after);
    }
    if (was !== undefined && is !== undefined) yield* compareReach(was, is, after);
  }
}

/** Compares who may call an operation, by security requirements and user types. */
export function* compareAccess(before: Operation, after: Operation): Findings {
  yield* compareRequirements(before, after);
  yield* compareRules(before, after);
}

/** Lists the facts of a security scheme, each as a path and a value, without descriptions. */
function listFacts(value: JsonValue, path: readonly string[] = []): readonly string[] {
  if (!isJsonObject(value)) return [[...path, writeJson(value)].join(' ')];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === 'description' || key.startsWith('x-')) return [];
    if (key !== 'scopes' || !isJsonObject(member)) return listFacts(member, [...path, key]);
    return Object.keys(member).map((scope) => [...path, 'scope', scope].join(' '));
  });
}

const listSchemes = (contract: Cursor): ReadonlyMap<string, Cursor> =>
  new Map(
    contract
      .get('components')
      ?.entries('securitySchemes')
      .map(([name, scheme]) => [name, scheme.resolve()]),
  );

/** Compares security schemes. A removed option breaks clients that use it. */
export function* compareSchemes(before: Cursor, after: Cursor): Findings {
  for (const {key, was, is} of pairByKey(alignSchemes(before, after), listSchemes(after))) {
    const [old, now] = [was ? listFacts(was.value) : [], is ? listFacts(is.value) : []];
    const [gone, added] = [findMissing(old, now), findMissing(now, old)];
    const subject = `the security scheme ${formatCode(key)}`;
    const report = (impact: Impact, text: string): Finding =>
      is === undefined
        ? WHOLE.createRemovalFinding(impact, `${subject} ${text}`, was)
        : WHOLE.createFinding(impact, `${subject} ${text}`, is);
    if (gone.length > 0) yield report('breaking', `no longer has ${formatCodes(gone)}`);
    if (added.length > 0) yield report('compatible', `now has ${formatCodes(added)}`);
    if (gone.length + added.length === 0 && !isSame(was?.value, is?.value)) {
      yield report('wording', 'has a different description');
    }
  }
}
