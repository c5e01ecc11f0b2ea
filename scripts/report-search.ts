import fs from 'node:fs';

import {readArguments} from './read-arguments';
import {runCommand} from './run-command';
import {findPlace, type ExpectedHit, loadIndexes, parseQueries} from './search-queries';
import {buildDir} from './site';

const USAGE = 'npm run search:report -- [--verbose] [<file of queries>]';

type Answer = NonNullable<ExpectedHit['right']>;

const describe = ({path, score, match}: Answer): string =>
  `${path}: ${score.toFixed(1)} = words ${match.score.toFixed(1)}, share of the query ${match.coverage.toFixed(2)}, ` +
  `of the title ${match.title.toFixed(2)}, phrase ${match.phrase}, asked ${match.asked.toFixed(2)}, ${match.kind}`;

const printAnswer = (label: string, answer: Answer | undefined): void =>
  console.log(`        ${label} ${answer === undefined ? 'nothing' : describe(answer)}`);

function printPlace(query: string, {rank, right, first}: ExpectedHit, isVerbose: boolean): void {
  console.log(`${rank === Infinity ? '    –' : String(rank).padStart(5)}  ${query}`);
  if (rank > 1) printAnswer('first', first);
  if (isVerbose || (rank > 1 && rank < Infinity)) printAnswer('right', right);
}

const countWithin = (ranks: readonly number[], limit: number): number =>
  ranks.filter((rank) => rank <= limit).length;

const printCount = (group: string, ranks: readonly number[]): void =>
  console.log(
    `${group}: of ${ranks.length}, ${countWithin(ranks, 1)} first, ${countWithin(ranks, 3)} among three, ` +
      `${countWithin(ranks, 10)} among ten`,
  );

/** Returns the round of a group in the file of queries: `Round 1` for `Round 1: CISO`. */
const toRound = (group: string): string => group.replace(/[:,].*/, '');

void runCommand(async () => {
  const {values, positionals} = readArguments(
    {allowPositionals: true, options: {verbose: {type: 'boolean', default: false}}},
    USAGE,
  );
  const file = positionals[0] ?? 'tests/search/queries.txt';
  const queries = parseQueries(fs.readFileSync(file, 'utf8'));
  const loaded = await loadIndexes(buildDir);
  const found = queries.map((one) => ({...one, place: findPlace(loaded, one)}));
  for (const {query, place} of found) printPlace(query, place, values.verbose);
  console.log();
  for (const round of new Set(found.map(({group}) => toRound(group)))) {
    const ofRound = found.filter(({group}) => toRound(group) === round);
    printCount(
      round,
      ofRound.map(({place}) => place.rank),
    );
  }
  printCount(
    'All',
    found.map(({place}) => place.rank),
  );
});
