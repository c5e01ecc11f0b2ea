import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';

import wellFormedBlog from '../blog-feeds';
import leanDocs from '../docs-metadata';

const OPTIONS = {docs: {path: 'guides'}, theme: {customCss: 'a.css'}, svgr: false} as const;

const CONTEXT = {
  siteConfig: {
    themeConfig: {},
    future: {v4: {useCssCascadeLayers: false}},
    presets: ['other', ['classic', OPTIONS]],
  },
} as unknown as LoadContext;

async function load(options: object = OPTIONS) {
  const {default: preset} = await import('.');
  return preset(CONTEXT, options);
}

const toNames = (entries: unknown): readonly unknown[] =>
  (entries as readonly unknown[]).map((entry) => [entry].flat()[0]);

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('@docusaurus/preset-classic');
});

describe('the classic preset of the portal', () => {
  it('contains the docs, the blog and the theme of this package, with their options', async () => {
    const {plugins = [], themes = []} = await load();
    const [docs, blog, ...others] = plugins;
    expect(docs).toEqual([expect.any(Function), OPTIONS.docs]);
    expect(String((docs as readonly unknown[])[0])).toBe(String(leanDocs));
    expect(String(toNames([blog])[0])).toBe(String(wellFormedBlog));
    expect(toNames(others).join()).toMatch(/plugin-content-pages/);
    expect(themes).toEqual([[expect.stringMatching(/static-pages.*classic-theme/), OPTIONS.theme]]);
  });

  it('can omit docs and blog', async () => {
    const {plugins} = await load({...OPTIONS, docs: false, blog: false});
    expect(toNames(plugins).join()).not.toMatch(/content-docs|content-blog|function/);
  });

  it('keeps its options out of scripts', async () => {
    await load();
    expect(CONTEXT.siteConfig.presets).toEqual(['other']);
  });

  it('names the missing part if the preset differs', async () => {
    vi.doMock('@docusaurus/preset-classic', () => ({default: () => ({themes: ['another']})}));
    await expect(load({docs: false, blog: false})).rejects.toThrow('theme-classic is missing');
  });
});
