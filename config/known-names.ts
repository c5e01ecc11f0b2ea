import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {courses} from '../../src/product/courses';
import {dataScopes} from '../../src/product/data-scopes';
import {entities} from '../../src/product/entities';
import {priorities} from '../../src/product/exposure-priority';
import {ideas} from '../../src/product/ideas';
import {applicationIds, moduleIds} from '../../src/product/ids';
import {lifecycles} from '../../src/product/lifecycles';
import {records} from '../../src/product/running-example';
import {userTypes} from '../../src/product/user-types';
import {vexStatuses} from '../../src/product/vex';
import {readApis} from '../../scripts/read-apis';
import {siteDir} from './pages';

const toIds = (all: readonly {readonly id: string}[]): readonly string[] => all.map(({id}) => id);

/** The keys of the records that the model shows. */
export const knownKeys: ReadonlySet<string> = new Set([
  ...records.map(({key}) => key),
  ...entities.map(({keyExample}) => keyExample),
  ...[ideas, courses].flatMap(toIds),
]);

const namesOfModel: readonly string[] = [
  ...applicationIds,
  ...moduleIds,
  ...[userTypes, dataScopes, priorities, vexStatuses].flatMap(toIds),
  ...lifecycles.flatMap(({states}) => toIds(states)),
  ...entities.flatMap(({fields}) =>
    fields.flatMap(({name, values = []}) => [name, ...values.map(({value}) => value)]),
  ),
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toKeys = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

/** Fields, values, parameters, scopes and members of problems, wherever a contract has them. */
function listNames(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(listNames);
  if (!isRecord(node)) return [];
  return [
    ...[node.properties, node.scopes, node.members].flatMap(toKeys),
    ...(Array.isArray(node.enum) ? node.enum.map(String) : []),
    ...('in' in node && typeof node.name === 'string' ? [node.name] : []),
    ...Object.values(node).flatMap(listNames),
  ];
}

const readContract = (file: string): unknown =>
  parse(fs.readFileSync(path.join(siteDir, file), 'utf8'));

/** Every state, field, value and identifier of the model and of the contracts. */
export const readKnownNames = async (): Promise<ReadonlySet<string>> =>
  new Set([
    ...namesOfModel,
    ...(await readApis()).flatMap(({contract}) => listNames(readContract(contract))),
  ]);
