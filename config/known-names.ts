import product from '#product';

import fs from 'node:fs';

import type {CodeLists} from '@openapi-portal/checked-prose/words';
import {listOperations, toContract} from '@openapi-portal/openapi-model';
import {isJsonObject} from '@openapi-portal/reports/json';
import {parse} from 'yaml';

import {entities} from '../src/product/entities';
import {priorities} from '../src/product/exposure-priority';
import {ideas} from '../src/product/ideas';
import {moduleIds} from '../src/product/ids';
import {lifecycles} from '../src/product/lifecycles';
import {records} from '../src/product/running-example';
import {assetColumns, logView, settings} from '../src/product/settings';
import {dataScopes, userTypes} from '../src/product/user-types';

const toIds = (all: readonly {readonly id: string}[]): readonly string[] => all.map(({id}) => id);

const knownKeys: ReadonlySet<string> = new Set([
  ...records.map(({key}) => key),
  ...entities.map(({keyExample}) => keyExample),
  ...[ideas, product.courses].flatMap(toIds),
]);

const namesOfModel: readonly string[] = [
  ...toIds(product.applications),
  ...[...assetColumns, ...settings].map(({name}) => name),
  logView,
  ...moduleIds,
  ...[userTypes, dataScopes, priorities, product.vex].flatMap(toIds),
  ...lifecycles.flatMap(({states}) => toIds(states)),
  ...entities.flatMap(({fields}) =>
    fields.flatMap(({name, values = []}) => [name, ...values.map(({value}) => value)]),
  ),
];

const toKeys = (value: unknown): readonly string[] =>
  isJsonObject(value) ? Object.keys(value) : [];

/** Collects the names of properties, enum values, parameters, scopes and problem members at any depth of a contract. */
function listNames(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(listNames);
  if (!isJsonObject(node)) return [];
  return [
    ...[node.properties, node.scopes, node.members].flatMap(toKeys),
    ...(Array.isArray(node.enum) ? node.enum.map(String) : []),
    ...('in' in node && typeof node.name === 'string' ? [node.name] : []),
    ...Object.values(node).flatMap(listNames),
  ];
}

/** Names in code style that neither the model nor a contract has, by the reason why pages may use them. */
export const codeExceptions: Readonly<Record<string, readonly string[]>> = {
  'OAuth 2.0 has it': ['access_token', 'error', 'expires_in', 'invalid_token'],
  'a word of JSON': ['null'],
  'the page shows what a misspelt name does': ['job_titel'],
  'a command': ['curl', 'python3', 'uuidgen'],
  'a part of a CPE name': ['a', 'h', 'o'],
  'the beginning of an address': ['https'],
  'what a reader may search for': ['gateway'],
};

const KEY = /^[A-Z]{2,4}-\d/;
const NAME = /^[a-z][a-z0-9]*([_.][a-z0-9]+)*$/;
const ID = /^[a-z]+(-[a-z]+)+$/;

const toProblemTypes = (contract: unknown): readonly string[] =>
  isJsonObject(contract) ? toKeys(contract['x-problem-types']) : [];

const toOperationIds = (contract: unknown): readonly string[] =>
  listOperations(toContract(contract)).flatMap(({id = []}) => id);

/** Lists the names that code in prose may contain: states, fields, values and keys, and names of contracts. */
export function readCodeLists(contracts: readonly string[]): CodeLists {
  const read = contracts.map((file): unknown => parse(fs.readFileSync(file, 'utf8')));
  const known = new Set([...namesOfModel, ...read.flatMap(listNames)]);
  const ids = new Set(read.flatMap((one) => [...toProblemTypes(one), ...toOperationIds(one)]));
  // A dotted name counts as a scope only if its first part is known. Other dotted names are files and hosts.
  const isName = (text: string): boolean =>
    NAME.test(text) && (!text.includes('.') || known.has(text.split('.')[0] ?? ''));
  return {
    sources: ['docs', 'docs-api', 'blog'],
    kinds: [
      {known: knownKeys, isMeant: (text) => KEY.test(text)},
      {known, isMeant: isName},
      {known: ids, isMeant: (text) => ID.test(text), isNearOnly: true},
    ],
    exceptions: new Set(Object.values(codeExceptions).flat()),
    file: 'config/known-names.ts',
  };
}

/** Reads the names as `readCodeLists`; undefined if a contract cannot be read, which lint reports. */
export function findCodeLists(contracts: readonly string[]): CodeLists | undefined {
  try {
    return readCodeLists(contracts);
  } catch {
    return undefined;
  }
}
