import {
  BUDGET,
  type Cursor,
  listOperations,
  type Operation,
  toContract,
  toContractError,
  toOperationKey,
} from '@openapi-portal/openapi-model';
import {isJsonObject, omit} from '@openapi-portal/reports/json';
import {
  type Change,
  compareByImpact,
  type Findings,
  formatCode,
  IS_NEW,
  mergeFindings,
} from './change';
import {compareOperations} from './compare-operations';
import {compareSchemes} from './compare-security';
import {WHOLE} from './context';
import {pairByKey} from './pair-by-key';
import {isSame, normaliseSchema} from './normalise-schema';
import {mergeSharedHeaders, mergeSharedRewordings} from './shared-changes';

const listByKey = (contract: Cursor): ReadonlyMap<string, Operation> =>
  new Map(listOperations(contract).map((operation) => [toOperationKey(operation), operation]));

/** Number of changes that may still be listed, shared by all releases of an API. */
interface Limit {
  left: number;
}

/** Replaces the changes of an operation by one with the most severe effect. */
function summarise(changes: readonly Change[], {pointer}: Operation): readonly Change[] {
  const [worst] = [...changes].sort(compareByImpact);
  if (worst === undefined || changes.length < 2) return changes;
  const text = `changed in ${changes.length} places, too many to list`;
  return [{...worst, locations: [], text, pointer, isGone: false}];
}

function compareAllOperations(before: Cursor, after: Cursor, limit: Limit): readonly Change[] {
  // The newer contract is passed first, because it determines the order of the changes.
  return pairByKey(listByKey(after), listByKey(before)).flatMap(({was: is, is: was}) => {
    if (is === undefined)
      return mergeFindings([WHOLE.createRemovalFinding('breaking', 'is gone', was)], was);
    if (was === undefined)
      return mergeFindings([WHOLE.createFinding('compatible', IS_NEW, is)], is);
    try {
      const changes = mergeFindings(compareOperations(was, is), is);
      limit.left -= changes.length;
      return limit.left < 0 ? summarise(changes, is) : changes;
    } catch (error) {
      throw toContractError(error, is.pointer);
    }
  });
}

const listServers = (contract: Cursor): ReadonlyMap<string, Cursor> =>
  new Map(contract.items('servers').map((server) => [server.text('url') ?? '', server]));

function* compareServers(before: Cursor, after: Cursor): Findings {
  for (const {key, was, is} of pairByKey(listServers(before), listServers(after))) {
    const subject = `the server ${formatCode(key)}`;
    if (is === undefined) yield WHOLE.createRemovalFinding('breaking', `${subject} is gone`, was);
    else if (was === undefined) yield WHOLE.createFinding('compatible', `${subject} is new`, is);
  }
}

/** Members that are ignored, because they differ in every release. */
const OWN_FACTS = ['version', 'x-release-date'];

/** Root members that functions other than `compareRest` compare. */
const COMPARED = ['openapi', 'swagger', 'paths', 'components', 'security', 'servers', 'webhooks'];

/** Extensions that only affect how a contract is displayed, such as headings in the sidebar. */
const DISPLAY = ['x-tagGroups'];

const toComparable = ({value}: Cursor): Cursor['value'] =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !OWN_FACTS.includes(key)))
    : value;

/** Compares the remaining root members, such as `info` and `tags`. */
function* compareRest(before: Cursor, after: Cursor): Findings {
  const keys = new Set([...Object.keys(before.object), ...Object.keys(after.object)]);
  for (const key of [...keys].filter((each) => ![...COMPARED, ...DISPLAY].includes(each))) {
    const [was, is] = [before.get(key), after.get(key)];
    if (isSame(was && toComparable(was), is && toComparable(is))) continue;
    const text = `the part ${formatCode(key)} changed`;
    yield is
      ? WHOLE.createFinding('wording', text, is)
      : WHOLE.createRemovalFinding('wording', text, was ?? after);
  }
}

function* compareWebhooks(before: Cursor, after: Cursor): Findings {
  if (isSame(normaliseSchema(before.get('webhooks')), normaliseSchema(after.get('webhooks'))))
    return;
  yield WHOLE.createFinding('breaking', 'the webhooks changed, which may break receivers', after);
}

/** Reports a difference that no other comparison finds, such as a change of an unused component. */
function* findUnnamed(before: Cursor, after: Cursor): Findings {
  const [was, is] = [before, after].map(({object}) => omit(object, ['info', ...DISPLAY]));
  if (!isSame(was, is))
    yield WHOLE.createFinding('wording', 'something without effect on clients changed', after);
}

/**
 * Lists the changes between two contracts, with their effects on clients.
 *
 * A change is breaking if clients may send fewer values, or may receive more values, except for new members of a
 * response. Changes that cannot be judged, such as another `pattern`, count as breaking.
 *
 * `redocly diff` (version 2.77.0) was not sufficient. It is experimental, only available as a command, and reports a
 * change of a shared schema at the first operation alone. For example, it reported a shorter `maxLength` for a
 * response, but not for the two requests that the change breaks.
 *
 * @param before older contract as an OpenAPI 3.1 document
 * @param after newer contract as an OpenAPI 3.1 document
 * @param limit after which the changes of each operation are summarised
 * @returns changes by operation in the order of the newer contract, then changes of the whole API
 * @throws ContractError with the pointer of a part that cannot be read
 */
export function compareContracts(
  before: unknown,
  after: unknown,
  limit: Limit = {left: BUDGET.changes},
): readonly Change[] {
  const [was, is] = [toContract(before), toContract(after)];
  if (isSame(was.value, is.value)) return [];
  const changes = [
    ...mergeSharedHeaders(mergeSharedRewordings(compareAllOperations(was, is, limit)), was, is),
    ...mergeFindings([
      ...compareServers(was, is),
      ...compareSchemes(was, is),
      ...compareWebhooks(was, is),
      ...compareRest(was, is),
    ]),
  ];
  return changes.length > 0 ? changes : mergeFindings(findUnnamed(was, is));
}

/** Lists the changes of the first release, in which every operation is new. */
export const listFirstChanges = (document: unknown): readonly Change[] =>
  listOperations(toContract(document)).flatMap((operation) =>
    mergeFindings([WHOLE.createFinding('compatible', IS_NEW, operation)], operation),
  );
