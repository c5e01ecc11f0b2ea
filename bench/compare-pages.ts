import {say} from '../scripts/report';
import {buildMissing} from './build-missing';
import {formatMeasurements} from './format-measurements';
import {describeMachine} from './machine';
import {measure} from './measure';
import {peers} from './peers';
import {readContractJson} from './subject';
import {writeReadme} from './write-readme';

/** How often each peer is measured; the table gives medians. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** Builds the peers that are missing, measures all of them in one run and writes the result. */
export async function comparePages(): Promise<void> {
  const contractJson = readContractJson();
  const failures = await buildMissing(peers, contractJson);
  const failed = new Set(failures.map(({peer}) => peer));
  const built = peers.filter((peer) => !failed.has(peer));
  say(`Measuring ${built.length} peers, ${rounds} rounds`);
  const table = formatMeasurements(await measure(built, rounds, contractJson), failures);
  const date = new Date().toISOString().slice(0, 10);
  const caption = `${date}, median of ${rounds}: ${await describeMachine()}.`;
  console.log(`\n${table}\n\n${caption}`);
  await writeReadme('pages', `${table}\n\n${caption}`);
}
