import {execFileSync} from 'node:child_process';

import {expect, it} from 'vitest';

it('does not load source parsers into build workers, which read built pages', () => {
  const code = `
    require('@openapi-portal/static-pages/built-pages');
    console.log(Object.keys(require.cache).join());`;
  const loaded = execFileSync(process.execPath, ['-e', code], {encoding: 'utf8'});
  expect(loaded).toContain('read-page');
  expect(loaded).not.toMatch(/markdown-source|@docusaurus/);
});
