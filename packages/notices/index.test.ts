import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import webpack, {type Configuration, type Stats} from 'webpack';

import {SITE} from './testing/fixture';
import type {NoticesOptions} from './options';
import {toNotices} from './index';

let siteDir: string;

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
}

const OPTIONS: NoticesOptions = {
  file: 'notices.txt',
  list: 'licences.ts',
  also: {runtime: 'It is everywhere.'},
  known: {},
};

const bundle = (configuration: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) =>
      stats === undefined ? reject(error ?? new Error('There is no bundle.')) : resolve(stats),
    );
  });

async function build(options: Partial<NoticesOptions> = {}) {
  const context = {siteDir, siteConfig: {title: 'Site'}} as LoadContext;
  const plugin = toNotices({...OPTIONS, ...options})(context);
  const added = plugin.configureWebpack?.({}, false, {} as ConfigureWebpackUtils, undefined);
  const stats = await bundle({
    ...(added as Configuration),
    mode: 'production',
    context: siteDir,
    entry: './index.js',
    output: {path: path.join(siteDir, 'build')},
  });
  const file = path.join(siteDir, 'build/notices.txt');
  return {
    errors: stats.compilation.errors.map(({message}) => message),
    text: fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '',
  };
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'notices-')));
  write(SITE);
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(siteDir, {recursive: true});
});

describe('the notices of a bundle', () => {
  it('list exactly the packages whose code is in it, with their licence texts', async () => {
    const {text, errors} = await build();
    expect(errors).toEqual([]);
    expect(text.slice(1)).toMatchInlineSnapshot(`
      "Site contains code and styles of these packages. Their licences require the following notices.

      @scope/pure 1.0.0, ISC
      inner 1.0.0, MIT
      runtime 1.0.0, MIT
      used 1.0.0, MIT

      --------------------------------------------------------------------------------
      @scope/pure 1.0.0, ISC
      --------------------------------------------------------------------------------

      The licence of pure

      --------------------------------------------------------------------------------
      inner 1.0.0, MIT
      --------------------------------------------------------------------------------

      The licence of inner

      The notice of inner

      --------------------------------------------------------------------------------
      runtime 1.0.0, MIT
      --------------------------------------------------------------------------------

      MIT License

      Copyright (c) Somebody

      --------------------------------------------------------------------------------
      used 1.0.0, MIT
      --------------------------------------------------------------------------------

      MIT License

      Copyright (c) Somebody

      "
    `);
  });

  it('start with a character set declaration', async () => {
    expect((await build()).text.codePointAt(0)).toBe(0xfeff);
  });

  it('stop a build for a package with an unknown licence, with a fix', async () => {
    fs.rmSync(path.join(siteDir, 'node_modules/@scope/pure/COPYING'));
    write({'node_modules/used/package.json': '{"name": "used", "version": "2.0.0"}'});
    const {text, errors} = await build();
    expect(text).toBe('');
    expect(errors.join()).toMatchInlineSnapshot(`
      "2 problems in the licences:

        licences.ts:1:1  @scope/pure 1.0.0 is part of the published site, but has no licence text
          → find its licence in its source repository, and add it to \`known\` with the reason
        licences.ts:1:1  used 2.0.0 is part of the published site, but has no licence
          → find its licence in its source repository, and add it to \`known\` with the reason
      "
    `);
  });

  it('include the MIT License with the reason if the package has no licence text', async () => {
    fs.rmSync(path.join(siteDir, 'node_modules/used/LICENSE'));
    const used = {copyright: ['Copyright A', 'Copyright B'], because: 'It says so elsewhere.'};
    const {text, errors} = await build({known: {used}});
    expect(errors).toEqual([]);
    expect(text).toContain(
      'It says so elsewhere.\n\nCopyright A\nCopyright B\n\nPermission is hereby',
    );
  });

  it("include no other licence than the package's own", async () => {
    fs.rmSync(path.join(siteDir, 'node_modules/@scope/pure/COPYING'));
    const {errors} = await build({known: {'@scope/pure': {copyright: [], because: ''}}});
    expect(errors.join()).toContain('@scope/pure 1.0.0 is part of the published site');
  });

  it('reject an unnecessary reason', async () => {
    const pure = {copyright: [], because: ''};
    const {errors} = await build({known: {'@scope/pure': pure, gone: pure}});
    expect(errors.join().match(/licences\.ts:1:1 .*/g)).toEqual([
      'licences.ts:1:1  @scope/pure is not part of the published site, or contains its licence text',
      'licences.ts:1:1  gone is not part of the published site, or contains its licence text',
    ]);
  });
});
