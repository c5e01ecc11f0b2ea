import fs from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {copySite, type SiteCopy} from '../site-copy';

/** Number of lines that fit on a screen. */
const SCREEN = 40;

describe('a build with an error in two pages', () => {
  let site: SiteCopy;
  let result: Awaited<ReturnType<SiteCopy['run']>>;

  beforeAll(async () => {
    site = await copySite('wrong-pages');
    await site.replace('docs/system-modules/risks.mdx', '](./tasks.mdx', '](./task.mdx');
    await site.replace('docs/user-types/ciso.mdx', 'description:', 'descripton:');
    result = await site.run('scripts/build-portal.ts');
  });

  afterAll(() => site.remove());

  it('fails, and keeps the last good build', async () => {
    expect(result.status).toBe(1);
    const last = await fs.readFile(path.join(site.dir, 'build/index.html'), 'utf8');
    expect(last).toBe('the last good build');
  });

  it('names both pages on one screen, without bundler output', () => {
    expect(result.output).toContain('docs/system-modules/risks.mdx:');
    expect(result.output).toContain('docs/user-types/ciso.mdx:');
    expect(result.output.split('\n').length).toBeLessThan(SCREEN);
    expect(result.output).not.toContain('node_modules');
  });
});
