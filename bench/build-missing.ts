import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {say} from '../scripts/run-command';
import type {Peer} from './peers/peer';
import {cacheDir, outputDir} from './places';

const stampFile = ({name}: Peer): string => path.join(cacheDir, 'stamps', name);

/** Returns a hash of the contract and the peer's sources; undefined if the peer is always rebuilt. */
function toStamp({sources}: Peer, contractJson: string): string | undefined {
  if (sources === 'everything') return undefined;
  const hash = createHash('sha256').update(contractJson);
  for (const source of sources) hash.update(fs.readFileSync(source));
  return hash.digest('hex');
}

function isFresh(peer: Peer, stamp: string | undefined): boolean {
  const file = stampFile(peer);
  return stamp !== undefined && fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp;
}

async function buildPeer(peer: Peer, contractJson: string): Promise<void> {
  const stamp = toStamp(peer, contractJson);
  if (isFresh(peer, stamp)) return;
  say(`Building ${peer.name}`);
  fs.rmSync(stampFile(peer), {force: true});
  fs.rmSync(outputDir(peer.name), {recursive: true, force: true});
  fs.mkdirSync(outputDir(peer.name), {recursive: true});
  await peer.build(contractJson, outputDir(peer.name));
  if (stamp !== undefined) fs.writeFileSync(stampFile(peer), stamp);
}

export interface Failure {
  readonly peer: Peer;
  readonly reason: string;
}

/**
 * Builds the sites of peers that are missing or out of date. Failed builds are returned instead of thrown, so that the
 * other peers can still be compared.
 */
export async function buildMissing(
  peers: readonly Peer[],
  contractJson: string,
): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  fs.mkdirSync(path.join(cacheDir, 'stamps'), {recursive: true});
  fs.mkdirSync(path.join(cacheDir, 'work'), {recursive: true});
  for (const peer of peers) {
    try {
      await buildPeer(peer, contractJson);
    } catch (error) {
      failures.push({peer, reason: error instanceof Error ? error.message : String(error)});
    }
  }
  return failures;
}
