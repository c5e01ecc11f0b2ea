import path from 'node:path';

import {readMovedAnchors} from '../config/moved-anchors';

import {buildSite} from './build-site';
import {findInstalledBrowser} from './find-browser';
import {readArguments} from './read-arguments';
import {runCommand, say} from './run-command';
import {buildBase} from './review/build-base';
import {findBase, describeWorkingTree, toShort} from './review/git';
import {summarise} from './review/summarise';
import {writeReview} from './review/write-review';
import {buildDir, siteDir} from './site';

const USAGE = 'npm run review -- [--base <branch, tag or commit>]';

/** Builds the base of a change and its current state, compares them, and writes `review/`. */
void runCommand(async () => {
  const options = {base: {type: 'string', default: 'main'}} as const;
  const {values} = readArguments({options}, USAGE);
  // These can fail, so they run before the slow builds.
  const browser = findInstalledBrowser();
  const {commit, ref, ahead} = findBase(siteDir, values.base);
  if (ahead > 0)
    say(
      `${ref} has ${ahead} newer commits. The change is compared with the commit from which it branched`,
    );
  const base = await buildBase(siteDir, commit);
  await buildSite();
  say('Comparing both states');
  const start = performance.now();
  const comparison = await writeReview({
    before: {dir: base, name: `${ref}, commit ${toShort(commit)}`},
    after: {
      dir: buildDir,
      name: describeWorkingTree(siteDir),
      movedAnchors: readMovedAnchors(siteDir),
    },
    out: path.join(siteDir, 'review'),
    ...(browser !== undefined && {browser}),
  });
  for (const line of summarise(comparison)) console.log(`  ${line}`);
  say(
    `Wrote review/ in ${((performance.now() - start) / 1000).toFixed(1)} s: open review/index.html`,
  );
});
