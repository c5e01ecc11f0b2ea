import fs from 'node:fs/promises';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {copySite} from '../site-copy';

interface Mistake {
  readonly title: string;
  readonly file: string;
  readonly text: string;
  readonly replacement: string;
  /** What the report says, place and remedy included. */
  readonly report: readonly (string | RegExp)[];
}

const CONTRACT = 'openapi/ciso-api.yaml';
const PAGE = 'docs/system-modules/risks.mdx';

const mistakes: readonly Mistake[] = [
  {
    title: 'a YAML mistake in the contract',
    file: CONTRACT,
    text: '  title: Ciso API',
    replacement: '  title: "Ciso API',
    report: [/openapi\/ciso-api\.yaml:\d+:\d+/, 'The YAML cannot be read', 'check indentation'],
  },
  {
    title: 'a $ref that leads nowhere',
    file: CONTRACT,
    text: "$ref: '#/components/schemas/UserList'",
    replacement: "$ref: '#/components/schemas/UserLists'",
    report: [
      /openapi\/ciso-api\.yaml:\d+:\d+ .*UserLists.*\(no-unresolved-refs\)/,
      /→ (did you mean|point `\$ref`)/,
    ],
  },
  {
    title: 'an operation id that is used twice',
    file: CONTRACT,
    text: 'operationId: update-company',
    replacement: 'operationId: get-company-info',
    report: [
      /openapi\/ciso-api\.yaml:\d+:\d+ .*unique `operationId`/,
      '→ give each operation an `operationId` of its own',
    ],
  },
  {
    title: 'an operation without a tag',
    file: CONTRACT,
    text: 'operationId: create-user\n      tags: [Users]\n',
    replacement: 'operationId: create-user\n',
    report: [/openapi\/ciso-api\.yaml:\d+:\d+ .*tag/, '→ add one of the tags declared at the root'],
  },
  {
    title: 'a link to a page that is not there',
    file: PAGE,
    text: '](./tasks.mdx',
    replacement: '](./task.mdx',
    report: [/docs\/system-modules\/risks\.mdx:\d+:\d+ .*task\.mdx/, 'tasks.mdx'],
  },
  {
    title: 'an anchor that is not there',
    file: PAGE,
    text: '](./tasks.mdx',
    replacement: '](#scorings)[x](./tasks.mdx',
    report: [/docs\/system-modules\/risks\.mdx:\d+:\d+ .*scorings/, '#scoring'],
  },
  {
    title: 'an image that is not there',
    file: PAGE,
    text: '## Scoring',
    replacement: '![A heat map](/img/heat-map.png)\n\n## Scoring',
    report: [/docs\/system-modules\/risks\.mdx:\d+:\d+ .*heat-map\.png/, '→'],
  },
  {
    title: 'front matter with a key that does not exist',
    file: PAGE,
    text: 'sidebar_position:',
    replacement: 'sidebar_positon:',
    report: [/docs\/system-modules\/risks\.mdx:4:1 .*sidebar_positon/, 'sidebar_position'],
  },
  {
    title: 'front matter that cannot be read',
    file: PAGE,
    text: 'title: Risks',
    replacement: 'title: "Risks',
    report: [/docs\/system-modules\/risks\.mdx:\d+:\d+ /, '→'],
  },
  {
    title: 'a tag of MDX that is never closed',
    file: PAGE,
    text: '## Scoring',
    replacement: '<details>\n\n## Scoring',
    report: [/docs\/system-modules\/risks\.mdx:\d+:\d+ /, '→'],
  },
];

/** Lines that one screen holds. */
const SCREEN = 40;

const toName = (title: string): string => title.replace(/\W+/g, '-');

describe('a build', () => {
  it.concurrent.each(mistakes)(
    'stops at $title, names place and remedy, and leaves the last good build',
    async ({title, file, text, replacement, report}) => {
      const site = await copySite(toName(title));
      await site.replace(file, text, replacement);
      const {status, output} = await site.run('scripts/build-portal.ts');
      expect(status).toBe(1);
      for (const part of report) expect(output).toMatch(part);
      expect(output.split('\n').length).toBeLessThan(SCREEN);
      expect(output).not.toContain('node_modules');
      const last = await fs.readFile(path.join(site.dir, 'build/index.html'), 'utf8');
      expect(last).toBe('the last good build');
      await site.remove();
    },
  );

  it('reports the mistakes of several pages at once', async () => {
    const site = await copySite('several-pages');
    await site.replace(PAGE, '](./tasks.mdx', '](./task.mdx');
    await site.replace('docs/user-types/ciso.mdx', 'description:', 'descripton:');
    const {output} = await site.run('scripts/build-portal.ts');
    expect(output).toContain('docs/system-modules/risks.mdx:');
    expect(output).toContain('docs/user-types/ciso.mdx:');
    await site.remove();
  });
});
