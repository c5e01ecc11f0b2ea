import {
  type Cursor,
  listOperations,
  type Operation,
  toContract,
  toContractError,
  toOperationKey,
} from '@openapi-portal/openapi-model';
import {isJsonObject, omit} from '@openapi-portal/reports/json';
import {type Change, type Findings, formatCode, IS_NEW, mergeFindings} from './change';
import {compareOperations} from './compare-operations';
import {compareSchemes} from './compare-security';
import {WHOLE} from './context';
import {pairByKey} from './pair-by-key';
import {isSame, normaliseSchema} from './normalise-schema';
import {gatherSharedHeaders} from './shared-headers';
import {gatherSharedWords} from './shared-words';

const listByKey = (contract: Cursor): ReadonlyMap<string, Operation> =>
  new Map(listOperations(contract).map((operation) => [toOperationKey(operation), operation]));

function compareAllOperations(before: Cursor, after: Cursor): readonly Change[] {
  // The newer contract gives the order: it is the first side here.
  return pairByKey(listByKey(after), listByKey(before)).flatMap(({was: is, is: was}) => {
    if (is === undefined) return mergeFindings([WHOLE.lost('breaking', 'is gone', was)], was);
    if (was === undefined) return mergeFindings([WHOLE.found('compatible', IS_NEW, is)], is);
    try {
      return mergeFindings(compareOperations(was, is), is);
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
    if (is === undefined) yield WHOLE.lost('breaking', `${subject} is gone`, was);
    else if (was === undefined) yield WHOLE.found('compatible', `${subject} is new`, is);
  }
}

/** Fields that are ignored because they differ in every release. */
const OWN_FACTS = ['version', 'x-release-date'];

/** Members of the root that are compared with the operations. */
const COMPARED = ['openapi', 'swagger', 'paths', 'components', 'security', 'servers', 'webhooks'];

/** Extensions that only affect display: clients do not use the headings of a sidebar. */
const DISPLAY = ['x-tagGroups'];

const toComparable = ({value}: Cursor): Cursor['value'] =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !OWN_FACTS.includes(key)))
    : value;

/** Compares everything outside of operations: introduction, tags, extensions. */
function* compareRest(before: Cursor, after: Cursor): Findings {
  const keys = new Set([...Object.keys(before.object), ...Object.keys(after.object)]);
  for (const key of [...keys].filter((each) => ![...COMPARED, ...DISPLAY].includes(each))) {
    const [was, is] = [before.get(key), after.get(key)];
    if (isSame(was && toComparable(was), is && toComparable(is))) continue;
    const text = `the part ${formatCode(key)} says something else`;
    yield is ? WHOLE.found('wording', text, is) : WHOLE.lost('wording', text, was ?? after);
  }
}

function* compareWebhooks(before: Cursor, after: Cursor): Findings {
  if (isSame(normaliseSchema(before.get('webhooks')), normaliseSchema(after.get('webhooks'))))
    return;
  yield WHOLE.found('breaking', 'the webhooks changed, which may break any receiver', after);
}

/** Reports a change that no comparison names, such as one of an unused component. */
function* findUnnamed(before: Cursor, after: Cursor): Findings {
  const [was, is] = [before, after].map(({object}) => omit(object, ['info', ...DISPLAY]));
  if (!isSame(was, is)) yield WHOLE.found('wording', 'something without effect changed', after);
}

/**
 * Lists the changes between two contracts, with their effects on clients.
 *
 * The general rule: what a client may send must not shrink, and what it may receive must not grow, except for new
 * members of a response. Changes that cannot be judged, such as another `pattern`, count as breaking.
 *
 * `redocly diff`, tried in version 2.77.0, cannot replace it: it is experimental, and only a command. It reports
 * a change of a shared schema at the first operation that uses it, and judges it only there: a shorter
 * `maxLength` of `job_title` is reported for the list of users, but not for the two requests that it breaks. A
 * changelog must name each operation and field.
 *
 * @param before the older contract as an OpenAPI 3.1 document, `after` the newer
 * @returns changes by operation in the order of the newer contract, then those of the whole API
 * @throws ContractError with the pointer of the part that cannot be read
 */
export function compareContracts(before: unknown, after: unknown): readonly Change[] {
  const [was, is] = [toContract(before), toContract(after)];
  if (isSame(was.value, is.value)) return [];
  const changes = [
    ...gatherSharedHeaders(gatherSharedWords(compareAllOperations(was, is)), was, is),
    ...mergeFindings([
      ...compareServers(was, is),
      ...compareSchemes(was, is),
      ...compareWebhooks(was, is),
      ...compareRest(was, is),
    ]),
  ];
  return changes.length > 0 ? changes : mergeFindings(findUnnamed(was, is));
}

/** Lists the changes of a first release: every operation is new. */
export const listFirstChanges = (document: unknown): readonly Change[] =>
  listOperations(toContract(document)).flatMap((operation) =>
    mergeFindings([WHOLE.found('compatible', IS_NEW, operation)], operation),
  );
