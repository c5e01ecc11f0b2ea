import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {copySite, type SiteCopy} from '../site-copy';
import type {Edit, Mistake} from './mistake';
import {
  inContract,
  inFrontMatter,
  inLint,
  inLintAlone,
  inProduct,
  inProse,
  inYaml,
} from './mistakes';

/** Returns the error of each round of mistakes. All rounds run in one process, which is faster. */
async function findReports(
  site: SiteCopy,
  rounds: readonly (readonly Edit[])[],
): Promise<readonly string[]> {
  const jiti = path.join(site.dir, 'node_modules/.bin/jiti');
  const child = spawn(jiti, ['tests/wrong-input/make-mistakes.ts'], {
    cwd: site.dir,
    env: {...process.env, NODE_ENV: 'production'},
  });
  child.stdin.end(JSON.stringify(rounds));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const last = output.split('\n').at(-1) ?? '';
  if (!last.startsWith('[')) throw new Error(output + errors);
  return JSON.parse(last) as readonly string[];
}

/** Mistakes that can be made at the same time, because one report contains all of them. */
const prose = [...inProse, ...inProduct];
const rounds = [inContract, inLint, inLintAlone, inYaml, inFrontMatter];

describe('a build stops at', () => {
  let sites: readonly SiteCopy[] = [];
  const reports = new Map<Mistake, string>();

  beforeAll(async () => {
    sites = await Promise.all(['wrong-prose', 'wrong-contract'].map(copySite));
    const [site, contractSite] = sites as [SiteCopy, SiteCopy];
    // Mistakes in the product model need a separate process, because a process loads the model only once.
    const [[ofProse = ''], [first, ...found]] = await Promise.all([
      findReports(site, [prose]),
      findReports(contractSite, [[], ...rounds]),
    ]);
    expect(first).toBe('');
    prose.forEach((mistake) => reports.set(mistake, ofProse));
    rounds.forEach((round, index) =>
      round.forEach((mistake) => reports.set(mistake, found[index] ?? '')),
    );
  });

  afterAll(() => Promise.all(sites.map((site) => site.remove())));

  it.each([...prose, ...rounds.flat()])('$what', ({message, fix, ...mistake}) => {
    const report = [...reports].find(([{what}]) => what === mistake.what)?.[1];
    expect(report).toMatch(/^\d+ problems? in (the pages|the contract):/);
    expect(report).toMatch(message);
    expect(report).toMatch(fix);
  });
});
