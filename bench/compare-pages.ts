import {say} from '../scripts/run-command';
import {buildMissing} from './build-missing';
import {formatMeasurements} from './format-measurements';
import {measure} from './measure';
import {peers} from './peers';
import type {Peer} from './peers/peer';
import {portal} from './peers/portal';
import {readOptions} from './read-options';
import {readContractJson} from './subject';
import type {Result} from './tables/publish';

/** Number of measurements per peer. The table contains their medians. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/**
 * Selects this portal and the peers from the command line; all peers by default.
 *
 * @throws Error for an unknown peer
 */
function choosePeers(): readonly Peer[] {
  const {peers: chosen} = readOptions();
  const names = peers.map(({name}) => name);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no peer ${unknown}. Peers: ${names.join(', ')}.`);
  if (chosen.length === 0) return peers;
  return peers.filter((peer) => peer === portal || chosen.includes(peer.name));
}

/** Builds the missing sites of peers, and measures all peers in one run. */
export async function comparePages(): Promise<Result> {
  const contractJson = readContractJson();
  const chosen = choosePeers();
  const failures = await buildMissing(chosen, contractJson);
  const failed = new Set(failures.map(({peer}) => peer));
  const built = chosen.filter((peer) => !failed.has(peer));
  say(`Measuring ${built.length} peers, ${rounds} rounds`);
  const measurements = await measure(built, rounds, contractJson);
  return {
    text: formatMeasurements(measurements, failures),
    about: `median of ${rounds}`,
    loaded: measurements.find(({peer}) => peer === portal)?.addresses ?? [],
  };
}
