import type {Cursor} from 'openapi-static/contract/cursor';
import type {JsonValue} from 'static-pages/reports/json';
import {listParameters} from 'openapi-static/reference/parameters';
import {type Finding, type Impact, IS_NEW, toCode} from './change';
import {compareByKey} from './compare-by-key';
import {compareSchemas} from './compare-schemas';
import {compareAccess, type OperationIn} from './compare-security';
import {EXPLANATIONS, toRewording} from './explanations';
import {isSame, toShape} from './shape';
import {type Spot, toFieldSpot, toFinding, toLoss, toSpot, toVariantSpot} from './spot';

const findSchema = (owner: Cursor): Cursor | undefined =>
  owner.get('schema') ?? owner.entries('content')[0]?.[1].get('schema');

/** Schemas of something that may be without one, which then takes any value. */
function compareOwnedSchemas(was: Cursor, is: Cursor, spot: Spot): readonly Finding[] {
  const [old, now] = [findSchema(was), findSchema(is)];
  if (old === undefined && now === undefined) return [];
  return compareSchemas(old ?? was.with(true), now ?? is.with(true), spot);
}

/** The values under some keys, references among them followed. */
const pick = (owner: Cursor, keys: readonly string[]): JsonValue =>
  keys.map((key) => {
    const member = owner.get(key);
    if (key !== 'examples' || member === undefined) return member?.value ?? null;
    return owner.entries(key).map(([name, example]) => [name, example.resolve().value]);
  });

const findReworded = (was: Cursor, is: Cursor): readonly string[] =>
  EXPLANATIONS.filter((key) => !isSame(pick(was, [key]), pick(is, [key])));

function compareWords(was: Cursor, is: Cursor, spot: Spot): readonly Finding[] {
  const reworded = findReworded(was, is);
  return reworded.length === 0 ? [] : [toFinding('wording', toRewording(reworded), is, spot)];
}

/** A value that goes with others under a name: a parameter, or a header of a response. */
function compareNamed(was: Cursor, is: Cursor, spot: Spot): readonly Finding[] {
  const isRequired = is.isTrue('required');
  const isRequest = spot.direction === 'request';
  const words = isRequest ? ['required', 'optional'] : ['always present', 'not always present'];
  const requirement = `is ${words[isRequired ? 0 : 1] ?? ''} now`;
  const style = ['style', 'explode', 'allowReserved', 'allowEmptyValue'];
  const deprecation = is.isTrue('deprecated') ? 'is deprecated' : 'is no longer deprecated';
  return [
    ...(was.isTrue('required') === isRequired
      ? []
      : [toFinding(isRequired === isRequest ? 'breaking' : 'compatible', requirement, is, spot)]),
    ...(isSame(pick(was, style), pick(is, style))
      ? []
      : [toFinding('breaking', 'is written in another style', is, spot)]),
    ...(was.isTrue('deprecated') === is.isTrue('deprecated')
      ? []
      : [toFinding('compatible', deprecation, is, spot)]),
    ...compareWords(was, is, spot),
    ...compareOwnedSchemas(was, is, spot),
  ];
}

const toParameterSpot = (parameter: Cursor): Spot => {
  const [place, name] = [parameter.text('in') ?? '', parameter.text('name') ?? ''];
  const label = `${place} parameter`;
  const anchor = `parameters.${place}`;
  return toFieldSpot(toSpot('request', {label, fieldLabel: label, anchor}), name);
};

const toParameters = ({operation}: OperationIn): ReadonlyMap<string, Cursor> =>
  new Map(
    listParameters(operation).map((one) => [
      `${one.text('in') ?? ''} ${one.text('name') ?? ''}`,
      one,
    ]),
  );

const compareParameters = (before: OperationIn, after: OperationIn): readonly Finding[] =>
  compareByKey(toParameters(before), toParameters(after), (was, is) => {
    if (was === undefined) return is === undefined ? [] : [toNewParameter(is)];
    if (is === undefined) return [toLoss('breaking', 'is gone', was, toParameterSpot(was))];
    return compareNamed(was, is, toParameterSpot(is));
  });

function toNewParameter(parameter: Cursor): Finding {
  const spot = toParameterSpot(parameter);
  return parameter.isTrue('required')
    ? toFinding('breaking', 'is new and required', parameter, spot)
    : toFinding('compatible', IS_NEW, parameter, spot);
}

/** The forms of a body. Fields of all but the first may have anchors of their own. */
function compareContent(was: Cursor, is: Cursor, spot: Spot): readonly Finding[] {
  const [old, now] = [new Map(was.entries('content')), new Map(is.entries('content'))];
  const [first] = now.keys();
  const verb = spot.direction === 'request' ? 'be sent' : 'be answered';
  return compareByKey(old, now, (before, after, mediaType) => {
    const name = toCode(mediaType);
    if (before === undefined || after === undefined) {
      return after === undefined
        ? [toLoss('breaking', `can no longer ${verb} as ${name}`, before ?? was, spot)]
        : [toFinding('compatible', `can ${verb} as ${name}, too`, after, spot)];
    }
    const inside = mediaType === first ? spot : toVariantSpot(spot, mediaType);
    return [
      ...compareWords(before, after, inside),
      ...(isSame(toShape(before.get('encoding')), toShape(after.get('encoding')))
        ? []
        : [toFinding('breaking', `is encoded in another way as ${name}`, after, inside)]),
      ...compareOwnedSchemas(before, after, inside),
    ];
  });
}

const BODY = toSpot('request', {
  label: 'request body',
  fieldLabel: 'request field',
  anchor: 'request-body',
});

function compareBodies(before: OperationIn, after: OperationIn): readonly Finding[] {
  const [was, is] = [before, after].map(({operation}) =>
    operation.cursor.get('requestBody')?.resolve(),
  );
  if (was === undefined) {
    if (is === undefined) return [];
    return is.isTrue('required')
      ? [toFinding('breaking', 'is new and required', is, BODY)]
      : [toFinding('compatible', IS_NEW, is, BODY)];
  }
  if (is === undefined) return [toLoss('breaking', 'is gone', was, BODY)];
  const isRequired = is.isTrue('required');
  return [
    ...(was.isTrue('required') === isRequired
      ? []
      : [
          isRequired
            ? toFinding('breaking', 'is required now', is, BODY)
            : toFinding('compatible', 'is optional now', is, BODY),
        ]),
    ...compareWords(was, is, BODY),
    ...compareContent(was, is, BODY),
  ];
}

const toResponseSpot = (status: string, part = 'field'): Spot =>
  toSpot('response', {
    label: `response ${status}`,
    fieldLabel: `response ${status} ${part}`,
    anchor: `responses.${status}${part === 'header' ? '.headers' : ''}`,
  });

function compareHeaders(was: Cursor, is: Cursor, status: string): readonly Finding[] {
  const [old, now] = [new Map(was.entries('headers')), new Map(is.entries('headers'))];
  return compareByKey(old, now, (before, after, name) => {
    const spot = toFieldSpot(toResponseSpot(status, 'header'), name);
    if (before === undefined || after === undefined) {
      return after === undefined
        ? [toLoss('breaking', 'is gone', before ?? was, spot)]
        : [toFinding('compatible', IS_NEW, after, spot)];
    }
    return compareNamed(before.resolve(), after.resolve(), spot);
  });
}

const toResponses = ({operation}: OperationIn): ReadonlyMap<string, Cursor> =>
  new Map(operation.cursor.entries('responses').filter(([key]) => !key.startsWith('x-')));

/**
 * A client that does not know a status takes it for the first of its hundred (RFC 9110, section 15):
 * a new one breaks nothing. One that is gone may have become another, which a client told apart.
 */
const compareResponses = (before: OperationIn, after: OperationIn): readonly Finding[] =>
  compareByKey(toResponses(before), toResponses(after), (unresolved, resolvable, status) => {
    const [was, is, spot] = [unresolved?.resolve(), resolvable?.resolve(), toResponseSpot(status)];
    if (was === undefined)
      return is === undefined ? [] : [toFinding('compatible', IS_NEW, is, spot)];
    if (is === undefined) return [toLoss('breaking', 'is gone', was, spot)];
    return [
      ...compareWords(was, is, spot),
      ...compareHeaders(was, is, status),
      ...compareContent(was, is, spot),
      ...(isSame(toShape(was.get('links')), toShape(is.get('links')))
        ? []
        : [toFinding('wording', 'has other links', is, spot)]),
    ];
  });

const toOwnFinding = (impact: Impact, text: string, {operation}: OperationIn): Finding => ({
  impact,
  text,
  pointer: operation.pointer,
  isGone: false,
});

const sort = (texts: readonly string[]): string[] => [...texts].sort();

const UNJUDGED = ['callbacks', 'servers'];

/** What an operation says of itself: its name, whether it is deprecated, where it is served. */
function compareOwnFacts(before: OperationIn, after: OperationIn): readonly Finding[] {
  const [was, is] = [before.operation, after.operation];
  const deprecation = is.isDeprecated ? 'is deprecated' : 'is no longer deprecated';
  const reworded = [
    ...findReworded(was.cursor, is.cursor),
    ...findReworded(was.pathItem, is.pathItem),
  ];
  return [
    ...(was.id === is.id
      ? []
      : [
          toOwnFinding(
            'breaking',
            `has the operation id ${toCode(is.id ?? 'none')}, it was ${toCode(was.id ?? 'none')}`,
            after,
          ),
        ]),
    ...(was.isDeprecated === is.isDeprecated
      ? []
      : [toOwnFinding('compatible', deprecation, after)]),
    ...(reworded.length === 0 ? [] : [toOwnFinding('wording', toRewording(reworded), after)]),
    ...(isSame(sort(was.cursor.texts('tags')), sort(is.cursor.texts('tags')))
      ? []
      : [toOwnFinding('wording', 'stands under other tags', after)]),
    ...UNJUDGED.filter(
      (key) =>
        !isSame(toShape(was.cursor.get(key)), toShape(is.cursor.get(key))) ||
        !isSame(toShape(was.pathItem.get(key)), toShape(is.pathItem.get(key))),
    ).map((key) =>
      toOwnFinding('breaking', `has other ${toCode(key)}, which may break any client`, after),
    ),
  ];
}

/** Everything that an operation asks, answers and says otherwise than before. */
export const compareOperations = (before: OperationIn, after: OperationIn): readonly Finding[] => [
  ...compareOwnFacts(before, after),
  ...compareAccess(before, after),
  ...compareParameters(before, after),
  ...compareBodies(before, after),
  ...compareResponses(before, after),
];
