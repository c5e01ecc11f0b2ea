import fs from 'node:fs';
import path from 'node:path';

import {toOpenApi31} from '@openapi-portal/openapi-model';
import {type Change, compareContracts} from '@openapi-portal/openapi-releases';
import {isJsonObject} from '@openapi-portal/reports/json';

import type {State} from './read-build';

export interface ContractChange {
  /** Folder of the API's pages, such as `docs/API/Ciso-API`. */
  readonly folder: string;
  readonly title: string;
  /** `info.version`; absent if this side does not have the API. */
  readonly before?: string;
  readonly after?: string;
  readonly changes: readonly Change[];
}

const FILE = '/openapi.json';

/** Reads the published contracts of a build as 3.1, by folder, without the copy of the first at the root. */
export const readContracts = ({dir, files}: State): ReadonlyMap<string, unknown> =>
  new Map(
    [...files.values()]
      .filter(({file}) => file.endsWith(FILE))
      .map(({file}) => [
        file.slice(0, -FILE.length),
        toOpenApi31(JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'))),
      ]),
  );

function readInfo(document: unknown, key: string): string {
  const info = isJsonObject(document) ? document.info : undefined;
  const value = isJsonObject(info) ? info[key] : undefined;
  return typeof value === 'string' ? value : '';
}

/** Compares the contracts of two states in the same way as `npm run api:diff`. */
export function comparePublished(before: State, after: State): readonly ContractChange[] {
  const [was, is] = [readContracts(before), readContracts(after)];
  const folders = [...new Set([...was.keys(), ...is.keys()])].sort();
  return folders.flatMap((folder): readonly ContractChange[] => {
    const [old, now] = [was.get(folder), is.get(folder)];
    const versions = {
      ...(old !== undefined && {before: readInfo(old, 'version')}),
      ...(now !== undefined && {after: readInfo(now, 'version')}),
    };
    const title = readInfo(now ?? old, 'title');
    const isOnBoth = old !== undefined && now !== undefined;
    const changes = isOnBoth ? compareContracts(old, now) : [];
    const isChanged = changes.length > 0 || versions.before !== versions.after;
    return isChanged ? [{folder, title, ...versions, changes}] : [];
  });
}
