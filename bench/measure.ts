import type {Browser} from '@playwright/test';

import {findContractFacts} from './contract-facts';
import {findMissing} from './fact-share';
import {launchBrowser, loadPage, type PageLoad} from './load-page';
import {median} from './median';
import type {Peer} from './peers/peer';
import {outputDir} from './places';
import {withServer} from './serve';
import {subject} from './subject';

export interface Measurement {
  readonly peer: Peer;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
  readonly prefetchedBytes: number;
  readonly prefetchedRequests: number;
  /** Milliseconds; undefined if the field did not become visible in most rounds. */
  readonly fieldVisible: number | undefined;
  readonly blockingTime: number;
  readonly layoutShift: number;
  /** Share of the contract's facts on the page, from 0 to 1. */
  readonly factShare: number;
  readonly addresses: readonly string[];
}

const visit = (browser: Browser, {name, address, operation}: Peer): Promise<PageLoad> =>
  withServer(outputDir(name), (origin) =>
    loadPage(browser, `${origin}${address}`, {field: subject.field, within: operation}),
  );

/** Rotates the peers, so that they are measured in a different order in each round. */
const rotate = <Item>(items: readonly Item[], by: number): readonly Item[] =>
  items.map((_, index) => items[(index + by) % items.length] as Item);

async function loadAll(
  peers: readonly Peer[],
  rounds: number,
): Promise<ReadonlyMap<Peer, readonly PageLoad[]>> {
  const loads = new Map<Peer, PageLoad[]>(peers.map((peer) => [peer, []]));
  const browser = await launchBrowser();
  try {
    // The first load warms up the browser and is not measured.
    if (peers[0] !== undefined) await visit(browser, peers[0]);
    for (let round = 0; round < rounds; round += 1) {
      for (const peer of rotate(peers, round)) loads.get(peer)?.push(await visit(browser, peer));
    }
  } finally {
    await browser.close();
  }
  return loads;
}

async function measureFactShare({name, address}: Peer, contractJson: string): Promise<number> {
  const facts = findContractFacts(JSON.parse(contractJson), subject.operationId);
  const html = await withServer(outputDir(name), async (origin) =>
    (await fetch(new URL(address, origin))).text(),
  );
  return 1 - findMissing(facts, html).length / facts.length;
}

async function toMeasurement(
  peer: Peer,
  loads: readonly PageLoad[],
  contractJson: string,
): Promise<Measurement> {
  const middle = (read: (load: PageLoad) => number): number => median(loads.map(read));
  const visible = middle(({fieldVisible}) => fieldVisible ?? Infinity);
  return {
    peer,
    bytes: middle(({needed}) => needed.bytes),
    scriptBytes: middle(({needed}) => needed.scriptBytes),
    requests: middle(({needed}) => needed.requests),
    prefetchedBytes: middle(({prefetched}) => prefetched.bytes),
    prefetchedRequests: middle(({prefetched}) => prefetched.requests),
    fieldVisible: Number.isFinite(visible) ? visible : undefined,
    blockingTime: middle(({blockingTime}) => blockingTime),
    layoutShift: middle(({layoutShift}) => layoutShift),
    factShare: await measureFactShare(peer, contractJson),
    addresses: loads.flatMap(({addresses}) => addresses),
  };
}

/**
 * Measures every peer once per round, with one browser.
 *
 * @param rounds number of rounds; at least 5 for reliable results
 */
export async function measure(
  peers: readonly Peer[],
  rounds: number,
  contractJson: string,
): Promise<readonly Measurement[]> {
  const loads = await loadAll(peers, rounds);
  return Promise.all([...loads].map(([peer, its]) => toMeasurement(peer, its, contractJson)));
}
