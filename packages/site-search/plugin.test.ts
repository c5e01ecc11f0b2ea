import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {buildEarlyScript} from './early/early-script';
import search from './plugin';
import type {LocalOptions} from './options';

const PAGE =
  '<!doctype html><html><head><title>Paging | Site</title></head><body><main><h1>Paging</h1><p>Page by page.</main>';

describe('the plugin', () => {
  let siteDir: string;
  let outDir: string;

  beforeAll(async () => {
    siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
    outDir = path.join(siteDir, 'build');
    await fs.mkdir(outDir);
    await fs.writeFile(path.join(outDir, 'index.html'), PAGE);
  });

  afterAll(() => fs.rm(siteDir, {recursive: true}));

  async function build(source?: string): Promise<readonly string[]> {
    const options: LocalOptions = {
      provider: 'local',
      name: 'Site docs',
      contents: '/',
      questions: [],
      ...(source !== undefined && {synonyms: 'synonyms.yaml'}),
    };
    if (source !== undefined) await fs.writeFile(path.join(siteDir, 'synonyms.yaml'), source);
    const siteConfig = {
      title: 'Site',
      titleDelimiter: '|',
      tagline: 'What it is',
      url: 'https://docs.example.com',
    };
    const context = {siteDir, siteConfig, baseUrl: '/'} as unknown as LoadContext;
    const plugin: Plugin = search(context, options);
    await plugin.postBuild?.({
      siteDir,
      routes: [],
      routesPaths: ['/'],
      outDir,
      baseUrl: '/',
      i18n: {currentLocale: 'en', defaultLocale: 'en'},
      siteConfig,
    } as unknown as Props & {
      head: never;
      routesBuildMetadata: never;
      content: unknown;
    });
    return fs.readdir(path.join(outDir, 'search-index'));
  }

  it('writes a manifest, titles and texts', async () => {
    expect(await build('pagination: paging\n')).toHaveLength(3);
    expect(await build()).toContain('manifest.json');
  });

  it('stops the build with all synonyms that match nothing', async () => {
    const built = build('pagination: pagign\nsso: single sign-on\n');
    await expect(built).rejects.toThrow(
      /2 problems in the synonyms.*synonyms\.yaml:1:13 .*synonyms\.yaml:2:6 /s,
    );
  });

  it('adds the script that opens a search field early to each page', () => {
    const context = {siteDir, siteConfig: {}, baseUrl: '/docs/'} as unknown as LoadContext;
    const options: LocalOptions = {
      provider: 'local',
      name: 'Docs',
      contents: '/contents',
      questions: [],
    };
    const tags = search(context, options).injectHtmlTags?.({content: undefined});
    const script = buildEarlyScript('/docs/contents');
    expect(tags?.headTags).toContainEqual({tagName: 'script', innerHTML: script});
    expect(script).toContain('href:"/docs/contents"');
    expect(script).not.toContain('</');
  });
});
