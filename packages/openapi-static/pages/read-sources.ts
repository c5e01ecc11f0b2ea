import fs from 'node:fs';
import path from 'node:path';

import type {Api} from '../api';
import type {Operation, OperationVersions} from '../reference';
import {readContract} from '../files/contract';
import {writeIfChanged} from '../files/sync';

import {prepareContract} from './prepare-contract';
import {findRendererChange, readRenderer, type Renderer} from './render';

/** Folder, relative to the site, of contracts that were prepared for the plugin. */
const CONTRACTS_DIR = '.cache/contracts';

/** The site that an API is published in. */
export interface Site {
  /** Absolute path. */
  readonly siteDir: string;
  /** With slashes around. */
  readonly baseUrl: string;
  /** Reads the releases in which each operation came and changed, by `toOperationKey`. */
  readonly readVersions?: (api: Api) => Promise<ReadonlyMap<string, OperationVersions>>;
}

/** What the pages of an API are made of. */
export interface Sources {
  /** Changes with the contract and with what renders it. */
  readonly state: string;
  /** The contract as it is published, and as OpenAPI 3.1. */
  readonly published: unknown;
  readonly document: unknown;
  readonly operations: readonly Operation[];
  /** Releases in which each operation came and changed, by `toOperationKey`. */
  readonly versions: ReadonlyMap<string, OperationVersions>;
  readonly renderer: Renderer;
  /** The contract as the plugin takes it, relative to the site. */
  readonly specPath: string;
}

/** What an API is made of now, in a word: it changes with the contract and with what renders it. */
export function findState(siteDir: string, {contract}: Api): string {
  const {mtimeMs, size} = fs.statSync(path.join(siteDir, contract));
  return `${mtimeMs} ${size} ${findRendererChange(siteDir)}`;
}

/** The operations of a contract; none where it cannot be shown, which rendering it reports. */
function listOperations(document: unknown, renderer: Renderer): readonly Operation[] {
  try {
    return renderer.listOperations(renderer.toContract(document));
  } catch (error) {
    if (error instanceof renderer.ContractError) return [];
    throw error;
  }
}

/**
 * Reads what the pages of an API are made of, and writes its contract as the plugin can take it.
 */
export async function readSources(api: Api, site: Site): Promise<Sources> {
  const {siteDir} = site;
  const state = findState(siteDir, api);
  const renderer = await readRenderer(siteDir);
  const published = await readContract(path.join(siteDir, api.contract));
  const document = renderer.toOpenApi31(published);
  const operations = listOperations(document, renderer);
  const versions = (await site.readVersions?.(api)) ?? new Map<string, OperationVersions>();
  const prepared = prepareContract(published, document, operations);
  const specPath = prepared === undefined ? api.contract : `${CONTRACTS_DIR}/${api.id}.json`;
  if (prepared !== undefined) {
    await writeIfChanged(path.join(siteDir, specPath), JSON.stringify(prepared));
  }
  return {state, published, document, operations, versions, renderer, specPath};
}
