import {
  type Cursor,
  listParameters,
  listPathNames,
  type Operation,
} from '@openapi-portal/openapi-model';
import {type Findings, formatCode} from './change';
import {compareByRules, toSource} from './compare-by-rules';
import {compareSchemas} from './compare-schemas';
import {compareAccess} from './compare-security';
import {Context, WHOLE} from './context';
import {
  alignCase,
  alignKeys,
  compareMembers,
  type Member,
  pairByKey,
  toMember,
} from './pair-by-key';
import {BODY_RULES, OPERATION_RULES, PARAMETER_RULES} from './rules';
import {isSame, normaliseSchema} from './normalise-schema';

const findSchema = (owner: Cursor): Cursor | undefined =>
  owner.get('schema') ?? owner.entries('content')[0]?.[1].get('schema');

/** Compares optional schemas. A missing schema allows any value. */
function compareOwnedSchemas(was: Cursor, is: Cursor, context: Context): Findings {
  const [old, now] = [findSchema(was), findSchema(is)];
  return old === now ? [] : compareSchemas(old ?? was.with(true), now ?? is.with(true), context);
}

/** Compares a parameter, or a header of a response. */
function* compareNamed(was: Cursor, is: Cursor, context: Context): Findings {
  yield* compareByRules(PARAMETER_RULES, toSource(was), toSource(is), context);
  yield* compareOwnedSchemas(was, is, context);
}

/**
 * Lists parameters by location and name.
 *
 * @param renamed new names of path parameters, keyed by the names in this operation
 */
const listByKey = (
  operation: Operation,
  renamed: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, Member> =>
  new Map(
    listParameters(operation).map((one) => {
      const [location, name] = [one.text('in') ?? '', one.text('name') ?? ''];
      const shown = location === 'path' ? (renamed.get(name) ?? name) : name;
      return [`${location} ${shown}`, toMember(one)];
    }),
  );

const isHeader = (key: string): boolean => key.startsWith('header ');

/** Compares parameters by what is sent: path parameters by position, and headers by case-insensitive name. */
function compareParameters(before: Operation, after: Operation): Findings {
  const names = listPathNames(after.path);
  const renamed = listPathNames(before.path).map((name, index) => [name, names[index] ?? name]);
  const [old, now] = [listByKey(before, new Map(renamed as [string, string][])), listByKey(after)];
  const aligned = alignKeys(old, now, (key) => (isHeader(key) ? key.toLowerCase() : key));
  return compareMembers(aligned, now, locateParameter, compareNamed);
}

function locateParameter(key: string): Context {
  const [location = '', ...name] = key.split(' ');
  const context = Context.of('request', `${location} parameter`, `parameters.${location}`);
  return context.field(name.join(' '));
}

/** Compares a body in each media type. Findings of all but the first can link to anchors with the media type. */
function* compareBody(was: Cursor, is: Cursor, context: Context): Findings {
  yield* compareByRules(BODY_RULES, toSource(was), toSource(is), context);
  const [old, now] = [new Map(was.entries('content')), new Map(is.entries('content'))];
  const [first] = now.keys();
  const verb = context.isRequest ? 'be sent' : 'be answered';
  for (const {key, was: before, is: after} of pairByKey(alignCase(old, now), now)) {
    const name = formatCode(key);
    const inside = key === first ? context : context.variant(key);
    if (after === undefined) {
      yield context.createRemovalFinding('breaking', `can no longer ${verb} as ${name}`, before);
    } else if (before === undefined) {
      yield context.createFinding('compatible', `can ${verb} as ${name}, too`, after);
    } else {
      yield* compareByRules([], toSource(before), toSource(after), inside);
      if (
        !isSame(normaliseSchema(before.get('encoding')), normaliseSchema(after.get('encoding')))
      ) {
        yield inside.createFinding('breaking', `is encoded differently as ${name}`, after);
      }
      yield* compareOwnedSchemas(before, after, inside);
    }
  }
}

const BODY = Context.of('request', 'request body', 'request-body', 'request field');

function listBodies({cursor}: Operation): ReadonlyMap<string, Member> {
  const body = cursor.get('requestBody')?.resolve();
  return new Map(body === undefined ? [] : [['', toMember(body)]]);
}

const listMembers = (owner: Cursor, key: string): ReadonlyMap<string, Member> =>
  new Map(owner.entries(key).map(([name, member]) => [name, toMember(member.resolve())]));

const locateResponse = (status: string): Context =>
  Context.of('response', `response ${status}`, `responses.${status}`, `response ${status} field`);

function* compareResponse(was: Cursor, is: Cursor, context: Context, status: string): Findings {
  yield* compareBody(was, is, context);
  const label = `response ${status} header`;
  const headers = Context.of('response', label, `responses.${status}.headers`);
  const [old, now] = [listMembers(was, 'headers'), listMembers(is, 'headers')];
  const locate = (name: string): Context => headers.field(name);
  yield* compareMembers(alignCase(old, now), now, locate, compareNamed);
}

const listResponses = ({cursor}: Operation): ReadonlyMap<string, Member> =>
  new Map(
    [...listMembers(cursor, 'responses')]
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) => [status, {...response, isRequired: false}]),
  );

/**
 * Lists the differences in the access, request, responses and wording of an operation.
 *
 * A new status is compatible, because clients treat unknown statuses like x00 of the same class (RFC 9110, section 15).
 * A removed status counts as breaking, because another status may have replaced it.
 */
export function* compareOperations(before: Operation, after: Operation): Findings {
  const old = toSource(before.cursor, before.pathItem);
  const now = toSource(after.cursor, after.pathItem);
  yield* compareByRules(OPERATION_RULES, old, now, WHOLE);
  yield* compareAccess(before, after);
  yield* compareParameters(before, after);
  yield* compareMembers(listBodies(before), listBodies(after), () => BODY, compareBody);
  yield* compareMembers(
    listResponses(before),
    listResponses(after),
    locateResponse,
    compareResponse,
  );
}
