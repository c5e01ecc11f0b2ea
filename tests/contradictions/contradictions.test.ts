import {spawn} from 'node:child_process';
import path from 'node:path';
import {text} from 'node:stream/consumers';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {copySite, type SiteCopy} from '../site-copy';
import {inContract, inProduct, inProse} from './contradictions';
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

describe('a contradiction stops the build:', () => {
  let site: SiteCopy;
  const stops = new Map<Contradiction, string>();

  beforeAll(async () => {
    site = await copySite('contradictions');
    const one = inContract.map((contradiction) => [contradiction]);
    const [first, prose = '', ...found] = await findStops(site, [[], inProse, ...one]);
    expect(first).toBe('');
    inProse.forEach((contradiction) => stops.set(contradiction, prose));
    inContract.forEach((contradiction, index) => stops.set(contradiction, found[index] ?? ''));
    for (const contradiction of inProduct) {
      stops.set(contradiction, (await findStops(site, [[contradiction]]))[0] ?? '');
    }
  }, 900_000);

  afterAll(() => site.remove());

  it.each([...inProse, ...inContract, ...inProduct])('$what', (contradiction) => {
    const stop = stops.get(contradiction) ?? '';
    expect(stop).toMatch(/^\d+ problems? in (the pages|the contract):/);
    expect(stop).toMatch(contradiction.message);
    expect(stop).toContain(contradiction.remedy);
  });
});
