import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it, onTestFinished, vi} from 'vitest';

import {formatPlan, migrate, planMigration} from './index';
import {listSources} from './site';
import {createSites, readAll, site, write} from './testing';

const require = createRequire(import.meta.url);

createSites();

describe('unreadable input', () => {
  it.each([
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: read()}]], presets: []};",
      'docusaurus.config.js:1: the APIs are not listed here',
    ],
    [
      "const openApi = require('./openapi');\nmodule.exports = {plugins: [openApi], presets: []};",
      'docusaurus.config.js:2: `openApi` cannot be read',
    ],
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: {a: {specPath: 'a.yaml'}, ...read()}}]], presets: []};",
      'docusaurus.config.js:1: the APIs are not listed here',
    ],
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: {a: {...read(), specPath: 'a.yaml'}}}]], presets: []};",
      'docusaurus.config.js:1: the APIs are not listed here',
    ],
    [
      "module.exports = {plugins: [['docusaurus-plugin-openapi-docs', {config: {a: {outputDir: 'docs'}}}]], presets: []};",
      'docusaurus.config.js:1: a has no specPath that this command can read',
    ],
    [
      "module.exports = {presets: [['redocusaurus', {specs: [\n{spec: read()}]}]]};",
      'docusaurus.config.js:2: `spec` is not a string',
    ],
    [
      "const more = read();\nmodule.exports = {presets: [['redocusaurus', {specs: [{spec: 'a.yaml'}, ...more]}]]};",
      'docusaurus.config.js:2: `spec` is not a string',
    ],
    [
      "module.exports = {presets: [['redocusaurus', {specs: names.map((spec) => ({spec}))}]]};",
      'docusaurus.config.js:1: no contract of redocusaurus found',
    ],
    [
      "module.exports = {presets: [['redocusaurus', {}]]};",
      'docusaurus.config.js:1: no contract of redocusaurus found',
    ],
  ])('is reported with file and line, and nothing changes: %s', async (config, message) => {
    write('docusaurus.config.js', config);
    const before = readAll();
    expect(formatPlan(planMigration(site.dir))).toContain(message);
    await expect(migrate([site.dir, '--yes'], () => undefined)).rejects.toThrow(
      'Nothing was changed.',
    );
    expect(readAll()).toEqual(before);
  });

  it.each([
    [
      'export default makeConfig();',
      'the configuration is not an object that this command can read',
    ],
    ['export default {presets: []};', 'shows no API'],
  ])('is not followed past %s', async (config, message) => {
    write('docusaurus.config.js', config);
    await expect(migrate([site.dir, '--yes'], () => undefined)).rejects.toThrow(message);
  });
});

describe('an untrusted site', () => {
  const toConfig = (id: string, outputDir: string): string => `module.exports = {
    presets: [['classic', {}]],
    plugins: [['docusaurus-plugin-openapi-docs', {config: {${JSON.stringify(id)}: {specPath: 'a.yaml', outputDir: ${JSON.stringify(outputDir)}}}}]],
  };`;

  it('keeps names that contain quotes inside the strings of its configuration', async () => {
    write('docusaurus.config.js', toConfig("a'b$'", "docs/it's"));
    write("docs/it's/x'+y+'.info.mdx", '');
    write("docs/it's/sidebar.js", 'module.exports = [];');
    write(
      "src/pages/can't.jsx",
      "import 'swagger';\nimport S from 'swagger-ui-react';\nurl='/b.yaml'",
    );
    await migrate([site.dir, '--yes'], () => undefined);
    const run = (file: string): string => JSON.stringify(require(path.join(site.dir, file)));
    expect(run('docusaurus.config.js')).toContain(`/docs/it's/x'+y+'`);
    expect(run('docusaurus.config.js')).toContain(`/can't`);
    expect(run("docs/it's/sidebar.js")).toContain(`/api/a'b$'`);
  });

  it.each(['docs/shop', 'docs/shop/sidebar.js', 'docusaurus.config.js'])(
    'is not changed if %s is a link to a location outside it',
    async (file) => {
      const outside = fs.mkdtempSync(path.join(os.tmpdir(), 'outside-'));
      onTestFinished(() => fs.rmSync(outside, {recursive: true}));
      write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
      write('docs/shop/a.api.mdx', '');
      write('docs/shop/sidebar.js', 'module.exports = [];');
      fs.renameSync(path.join(site.dir, file), path.join(outside, 'moved'));
      fs.symlinkSync(path.join(outside, 'moved'), path.join(site.dir, file));
      const before = readAll();
      const said: string[] = [];
      await expect(migrate([site.dir, '--yes'], (text) => said.push(text))).rejects.toThrow(
        'Nothing was changed.',
      );
      expect(said.join('')).toContain(': is a link to a place outside of the site');
      expect(readAll()).toEqual(before);
    },
  );

  it('is not changed if the generated pages are outside it', () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/../../shop'));
    expect(planMigration(site.dir).blockers).toEqual([
      'docusaurus.config.js:3: shop has an outputDir outside of the site',
    ]);
  });

  it('is not changed if a file cannot be written', async () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
    write('docs/shop/a.api.mdx', '');
    const before = readAll();
    const failing = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
      throw new Error('ENOSPC');
    });
    await expect(migrate([site.dir, '--yes'], () => undefined)).rejects.toThrow('ENOSPC');
    failing.mockRestore();
    expect(readAll()).toEqual(before);
  });

  it('is not written through a link to a location outside it', async () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
    write('docs/shop/a.api.mdx', '');
    const outside = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'outside-')), 'a');
    fs.writeFileSync(outside, 'as before');
    fs.symlinkSync(outside, path.join(site.dir, 'docusaurus.config.js.next'));
    await migrate([site.dir, '--yes'], () => undefined);
    expect(fs.readFileSync(outside, 'utf8')).toBe('as before');
    expect(fs.lstatSync(path.join(site.dir, 'docusaurus.config.js')).isFile()).toBe(true);
  });

  it('is read without devices and broken links', () => {
    write('docusaurus.config.js', toConfig('shop', 'docs/shop'));
    write('docs/shop/a.api.mdx', '');
    write('src/pages/index.js', '');
    fs.symlinkSync('/dev/null', path.join(site.dir, 'src/pages/device.js'));
    fs.symlinkSync('nowhere', path.join(site.dir, 'src/pages/nowhere.js'));
    expect(listSources(site.dir, 'src')).toEqual(['src/pages/index.js']);
    fs.rmSync(path.join(site.dir, 'docusaurus.config.js'));
    fs.symlinkSync('/dev/null', path.join(site.dir, 'docusaurus.config.js'));
    expect(() => planMigration(site.dir)).toThrow('docusaurus.config.js is not a file.');
  });

  it.each([
    [
      'const a = b; const b = a; module.exports = a;',
      'is not an object that this command can read',
    ],
    ['export default function f() { return f; }', 'is not an object that this command can read'],
    ['module.exports = {', 'docusaurus.config.js cannot be parsed: Unexpected token'],
  ])('is rejected with a message for the configuration %j', (text, message) => {
    write('docusaurus.config.js', text);
    expect(() => planMigration(site.dir)).toThrow(message);
  });
});
