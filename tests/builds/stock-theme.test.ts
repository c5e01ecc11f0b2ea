import fs from 'node:fs/promises';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {copySite, type SiteCopy} from '../site-copy';

const CONFIG = 'docusaurus.config.ts';
const PORTAL = 'config/portal.ts';

describe('the site without our theme for the OpenAPI plugin', () => {
  let site: SiteCopy;
  let result: Awaited<ReturnType<SiteCopy['run']>>;

  beforeAll(async () => {
    site = await copySite('stock-theme');
    await site.replace(PORTAL, "openApiTheme: 'below'", "openApiTheme: 'alone'");
    // Synonyms refer to fields, which only our pages index.
    await site.replace(PORTAL, '  search,\n', '  search: false,\n');
    // The stock theme brings other packages, whose licences are not listed.
    await site.replace(PORTAL, '  notices: licences,\n', '');
    // Prose links to anchors that only our pages have.
    await site.replace(CONFIG, "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'");
    await site.replace(CONFIG, "onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'");
    result = await site.run('scripts/build-portal.ts');
  });

  afterAll(() => site.remove());

  it('is built from the same contract by the same entry', () => {
    expect(result.output).toContain('Built build/');
    expect(result.status).toBe(0);
  });

  it('shows the pages of the OpenAPI theme at the same addresses', async () => {
    const file = 'build/docs/API/Ciso-API/create-user/index.html';
    const page = await fs.readFile(path.join(site.dir, file), 'utf8');
    expect(page).toContain('Create a user');
    expect(page).toMatch(/class="[^"]*openapi-left-panel__container/);
    expect(page).not.toContain('data-island="Ciso-API/create-user"');
  });

  it('generates MDX that gives the parts of that theme what they show', async () => {
    const file = 'docs-api/Ciso-API/create-user.api.mdx';
    const mdx = await fs.readFile(path.join(site.dir, file), 'utf8');
    expect(mdx).toMatch(/^import RequestSchema from "@theme\/RequestSchema";$/m);
    expect(mdx).toContain(`{...require("./create-user.RequestSchema.json")}`);
  });
});
