import {toContract} from 'openapi-static/contract/contract';
import type {Cursor} from 'openapi-static/contract/cursor';
import {isJsonObject} from 'static-pages/reports/json';
import {listOperations, type Operation} from 'openapi-static/contract/operations';
import {type Change, type Finding, IS_NEW, mergeFindings, toCode} from './change';
import {toOperationKey} from 'openapi-static/contract/operation-key';
import {compareByKey} from './compare-by-key';
import {compareOperations} from './compare-operations';
import {compareSchemes} from './compare-security';
import {isSame, toShape} from './shape';
import {gatherSharedWords} from './shared-words';

const byKey = (contract: Cursor): ReadonlyMap<string, Operation> =>
  new Map(listOperations(contract).map((operation) => [toOperationKey(operation), operation]));

const toWhole = (
  impact: Change['impact'],
  text: string,
  {pointer}: {readonly pointer: string},
  isGone = false,
): Finding => ({impact, text, pointer, isGone});

const compareAllOperations = (before: Cursor, after: Cursor): readonly Change[] =>
  compareByKey(byKey(after), byKey(before), (is, was, key) => {
    if (was !== undefined && is !== undefined) {
      const findings = compareOperations(
        {operation: was, contract: before},
        {operation: is, contract: after},
      );
      return mergeFindings(findings, key);
    }
    if (is !== undefined) return mergeFindings([toWhole('compatible', IS_NEW, is)], key);
    return was === undefined ? [] : mergeFindings([toWhole('breaking', 'is gone', was, true)], key);
  });

const listUrls = (contract: Cursor): ReadonlyMap<string, Cursor> =>
  new Map(contract.items('servers').map((server) => [server.text('url') ?? '', server]));

function compareServers(before: Cursor, after: Cursor): readonly Finding[] {
  const [old, now] = [listUrls(before), listUrls(after)];
  const gone = [...old].filter(([url]) => !now.has(url));
  const added = [...now].filter(([url]) => !old.has(url));
  return [
    ...gone.map(([url, at]) => toWhole('breaking', `the server ${toCode(url)} is gone`, at, true)),
    ...added.map(([url, at]) => toWhole('compatible', `the server ${toCode(url)} is new`, at)),
  ];
}

/** A release changes them, and that is no change of its own. */
const OWN_FACTS = ['version', 'x-release-date'];

/** Members of the root that are compared with the operations. */
const COMPARED = ['openapi', 'swagger', 'paths', 'components', 'security', 'servers', 'webhooks'];

const toComparable = ({value}: Cursor): Cursor['value'] =>
  isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !OWN_FACTS.includes(key)))
    : value;

/** What stands beside the operations: the introduction, tags, extensions. */
function compareRest(before: Cursor, after: Cursor): readonly Finding[] {
  const keys = new Set([...Object.keys(before.object), ...Object.keys(after.object)]);
  return [...keys]
    .filter((key) => !COMPARED.includes(key))
    .flatMap((key) => {
      const [was, is] = [before.get(key), after.get(key)];
      const isUnchanged = isSame(was && toComparable(was), is && toComparable(is));
      const at = is ?? was ?? after;
      const text = `the part ${toCode(key)} says something else`;
      return isUnchanged ? [] : [toWhole('wording', text, at, is === undefined)];
    });
}

const compareWebhooks = (before: Cursor, after: Cursor): readonly Finding[] =>
  isSame(toShape(before.get('webhooks')), toShape(after.get('webhooks')))
    ? []
    : [toWhole('breaking', 'the webhooks changed, which may break any receiver', after)];

/** Whatever no comparison names, like a component that nothing uses, is said at least. */
function findUnnamed(before: Cursor, after: Cursor): readonly Finding[] {
  const [was, is] = [before, after].map(({object: {info: _info, ...rest}}) => rest);
  return isSame(was, is) ? [] : [toWhole('wording', 'something without effect changed', after)];
}

/**
 * What one contract changes against another, and what each change does to a client.
 *
 * The rule behind every impact: what a client may send must not shrink, and what it may receive must
 * not grow, except for members of a response that it does not know. What cannot be judged, like
 * another `pattern`, counts as breaking.
 *
 * It is ours because `redocly diff`, tried in version 2.77.0, is declared experimental and can be run
 * as a command only. It names a change of a shared schema at the first operation that uses it and
 * judges it there: a shorter `maxLength` of `job_title` is reported for the list of users, but not for
 * the two requests that it breaks. A changelog must name each operation and field.
 *
 * @param before the older contract as an OpenAPI 3.1 document, `after` the newer
 * @returns changes by operation in the order of the newer contract, then those of the whole API
 * @throws ContractError with the pointer of what cannot be read
 */
export function compareContracts(before: unknown, after: unknown): readonly Change[] {
  const [was, is] = [toContract(before), toContract(after)];
  if (isSame(was.value, is.value)) return [];
  const changes = [
    ...gatherSharedWords(compareAllOperations(was, is)),
    ...mergeFindings([
      ...compareServers(was, is),
      ...compareSchemes(was, is),
      ...compareWebhooks(was, is),
      ...compareRest(was, is),
    ]),
  ];
  return changes.length > 0 ? changes : mergeFindings(findUnnamed(was, is));
}

/** What the first release brings: every operation is new. */
export const listFirstChanges = (document: unknown): readonly Change[] =>
  listOperations(toContract(document)).flatMap((operation) =>
    mergeFindings([toWhole('compatible', IS_NEW, operation)], toOperationKey(operation)),
  );
