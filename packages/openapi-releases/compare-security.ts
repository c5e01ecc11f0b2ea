import {
  type AccessRule,
  type SecurityRequirement,
  findAccess,
} from 'openapi-static/reference/access';
import type {Cursor} from 'openapi-static/contract/cursor';
import {isJsonObject, type JsonValue} from 'static-pages/reports/json';
import type {Operation} from 'openapi-static/contract/operations';
import {type Finding, type Impact, toCode, toCodes} from './change';
import {compareByKey} from './compare-by-key';
import {isSame} from './shape';

/** An operation with the contract around it. */
export interface OperationIn {
  readonly operation: Operation;
  readonly contract: Cursor;
}

/** No requirement at all is one that everybody meets. */
const NOBODY_ASKED: readonly SecurityRequirement[] = [{schemes: []}];

const toFinding = (impact: Impact, text: string, {operation}: OperationIn): Finding => ({
  impact,
  text,
  pointer: operation.pointer,
  isGone: false,
  place: {label: 'access', anchors: ['access']},
});

/** Whether who meets one requirement meets the other too. */
const isEnough = (met: SecurityRequirement, wanted: SecurityRequirement): boolean =>
  wanted.schemes.every(({name, scopes}) => {
    const own = met.schemes.find((scheme) => scheme.name === name);
    return own !== undefined && scopes.every((scope) => own.scopes.includes(scope));
  });

const describe = ({schemes}: SecurityRequirement): string =>
  schemes
    .map(({name, scopes}) =>
      scopes.length === 0 ? toCode(name) : `${toCode(name)} with ${toCodes(scopes)}`,
    )
    .join(' and ');

/** Ways to be authorized that were enough and are not any more, and the other way round. */
function compareRequirements(before: OperationIn, after: OperationIn): readonly Finding[] {
  const [old, now] = [before, after].map(({operation, contract}) => {
    const {requirements = []} = findAccess(operation, contract);
    return requirements.length === 0 ? NOBODY_ASKED : requirements;
  });
  const findUnmet = (
    met: readonly SecurityRequirement[] = [],
    wanted: readonly SecurityRequirement[] = [],
  ): readonly SecurityRequirement[] =>
    met.filter((one) => !wanted.some((other) => isEnough(one, other)));
  const isOpen = ({schemes}: SecurityRequirement): boolean => schemes.length === 0;
  return [
    ...findUnmet(old, now).map((one) =>
      isOpen(one)
        ? toFinding('breaking', 'needs authorization now', after)
        : toFinding('breaking', `is no longer granted by ${describe(one)}`, after),
    ),
    ...findUnmet(now, old).map((one) =>
      isOpen(one)
        ? toFinding('compatible', 'needs no authorization any more', after)
        : toFinding('compatible', `is granted by ${describe(one)}, too`, after),
    ),
  ];
}

const toRules = ({operation, contract}: OperationIn): ReadonlyMap<string, AccessRule> =>
  new Map(findAccess(operation, contract).rules.map((rule) => [rule.scope, rule]));

const findMissing = (some: readonly string[] = [], others: readonly string[] = []) =>
  some.filter((one) => !others.includes(one));

/** An empty list reaches all fields. */
const findLostFields = (old: readonly string[], now: readonly string[]): boolean =>
  now.length > 0 && (old.length === 0 || findMissing(old, now).length > 0);

function compareReach(old: AccessRule, now: AccessRule, after: OperationIn): readonly Finding[] {
  const scope = toCode(now.scope);
  const records = (impact: Impact): Finding =>
    toFinding(
      impact,
      `with ${scope} reaches the records ${toCode(now.records ?? 'all')} now`,
      after,
    );
  return [
    ...(old.records === now.records
      ? []
      : [records(now.records === undefined || now.records === 'all' ? 'compatible' : 'breaking')]),
    ...(findLostFields(old.fields, now.fields)
      ? [toFinding('breaking', `with ${scope} reaches fewer fields`, after)]
      : []),
    ...(findLostFields(now.fields, old.fields)
      ? [toFinding('compatible', `with ${scope} reaches more fields`, after)]
      : []),
    ...(old.note === now.note
      ? []
      : [toFinding('wording', `with ${scope} has another note`, after)]),
  ];
}

/** Which users an operation lets in, as `x-access` says it. */
function compareRules(before: OperationIn, after: OperationIn): readonly Finding[] {
  const [old, now] = [toRules(before), toRules(after)];
  return compareByKey(old, now, (was, is, scope) => {
    const gone = findMissing(was?.userTypes, is?.userTypes);
    const added = findMissing(is?.userTypes, was?.userTypes);
    const toText = (verb: string, types: readonly string[]): string =>
      `${verb} to ${toCodes(types)} with ${toCode(scope)}`;
    return [
      ...(gone.length === 0
        ? []
        : [toFinding('breaking', toText('is no longer granted', gone), after)]),
      ...(added.length === 0
        ? []
        : [toFinding('compatible', toText('is now granted', added), after)]),
      ...(was === undefined || is === undefined ? [] : compareReach(was, is, after)),
    ];
  });
}

/** Who may call an operation: by its security requirements, and by user type. */
export const compareAccess = (before: OperationIn, after: OperationIn): readonly Finding[] => [
  ...compareRequirements(before, after),
  ...compareRules(before, after),
];

/** A scheme as single facts, each the path to a value; scopes are facts, not what explains them. */
function listFacts(value: JsonValue, path: readonly string[] = []): readonly string[] {
  if (!isJsonObject(value)) return [[...path, JSON.stringify(value)].join(' ')];
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === 'description' || key.startsWith('x-')) return [];
    if (key !== 'scopes' || !isJsonObject(member)) return listFacts(member, [...path, key]);
    return Object.keys(member).map((scope) => [...path, 'scope', scope].join(' '));
  });
}

const listSchemes = (contract: Cursor): ReadonlyMap<string, Cursor> =>
  new Map(
    (contract.get('components')?.entries('securitySchemes') ?? []).map(([name, scheme]) => [
      name,
      scheme.resolve(),
    ]),
  );

/** How to get a token: what a scheme no longer offers breaks who used it. */
export function compareSchemes(before: Cursor, after: Cursor): readonly Finding[] {
  const [old, now] = [listSchemes(before), listSchemes(after)];
  return compareByKey(old, now, (was, is, name) => {
    const [gone, added] = [was, is].map((scheme) => (scheme ? listFacts(scheme.value) : []));
    const lost = findMissing(gone, added);
    const won = findMissing(added, gone);
    const place = {pointer: (is ?? was ?? after).pointer, isGone: is === undefined};
    const subject = `the security scheme ${toCode(name)}`;
    const isReworded = lost.length + won.length === 0 && !isSame(was?.value, is?.value);
    return [
      ...(lost.length === 0
        ? []
        : [
            {
              impact: 'breaking' as const,
              text: `${subject} no longer has ${toCodes(lost)}`,
              ...place,
            },
          ]),
      ...(won.length === 0
        ? []
        : [{impact: 'compatible' as const, text: `${subject} has ${toCodes(won)} now`, ...place}]),
      ...(isReworded
        ? [{impact: 'wording' as const, text: `${subject} has another description`, ...place}]
        : []),
    ];
  });
}
