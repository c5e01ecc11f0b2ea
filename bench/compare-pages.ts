import {say} from '../scripts/run-command';
import {buildMissing} from './build-missing';
import {formatMeasurements} from './format-measurements';
import {measure} from './measure';
import {peers} from './peers';
import {portal} from './peers/portal';
import {readContractJson} from './subject';
import type {Result} from './tables/publish';

/** How often each peer is measured; the table gives medians. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** Builds the peers that are missing and measures all of them in one run. */
export async function comparePages(): Promise<Result> {
  const contractJson = readContractJson();
  const failures = await buildMissing(peers, contractJson);
  const failed = new Set(failures.map(({peer}) => peer));
  const built = peers.filter((peer) => !failed.has(peer));
  say(`Measuring ${built.length} peers, ${rounds} rounds`);
  const measurements = await measure(built, rounds, contractJson);
  return {
    text: formatMeasurements(measurements, failures),
    about: `median of ${rounds}`,
    loaded: measurements.find(({peer}) => peer === portal)?.addresses ?? [],
  };
}
