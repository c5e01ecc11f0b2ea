import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {copySite, type SiteCopy} from '../site-copy';
import {inContract, inLint, inLintAlone, inProduct, inProse} from './contradictions';
import type {Contradiction, Edit} from './edit';

/** What stops the site in each round of mistakes, all of them made in one process. */
async function findStops(
  site: SiteCopy,
  rounds: readonly (readonly Edit[])[],
): Promise<readonly string[]> {
  const jiti = path.join(site.dir, 'node_modules/.bin/jiti');
  const child = spawn(jiti, ['tests/contradictions/find-stops.ts'], {
    cwd: site.dir,
    env: {...process.env, NODE_ENV: 'production'},
  });
  child.stdin.end(JSON.stringify(rounds));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const last = output.split('\n').at(-1) ?? '';
  if (!last.startsWith('[')) throw new Error(output + errors);
  return JSON.parse(last) as readonly string[];
}

/** The mistakes that are made at once: a report names them all. */
const prose = [...inProse, ...inProduct];
const rounds = [inContract, inLint, inLintAlone];

describe('a contradiction stops the build:', () => {
  let sites: readonly SiteCopy[] = [];
  const stops = new Map<Contradiction, string>();

  beforeAll(async () => {
    sites = await Promise.all(['contradictions', 'contradictions-of-contract'].map(copySite));
    const [site, contractSite] = sites as [SiteCopy, SiteCopy];
    // A process keeps the product model that it has loaded.
    const [[inPages = ''], [first, ...found]] = await Promise.all([
      findStops(site, [prose]),
      findStops(contractSite, [[], ...rounds]),
    ]);
    expect(first).toBe('');
    prose.forEach((contradiction) => stops.set(contradiction, inPages));
    rounds.forEach((round, index) =>
      round.forEach((contradiction) => stops.set(contradiction, found[index] ?? '')),
    );
  }, 300_000);

  afterAll(() => Promise.all(sites.map((site) => site.remove())));

  it.each([...prose, ...rounds.flat()])('$what', (contradiction) => {
    const stop = stops.get(contradiction) ?? '';
    expect(stop).toMatch(/^\d+ problems? in (the pages|the contract):/);
    expect(stop).toMatch(contradiction.message);
    expect(stop).toContain(contradiction.remedy);
  });
});
