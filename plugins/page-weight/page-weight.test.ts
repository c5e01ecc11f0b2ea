import {blogPostContainerID as original} from '@docusaurus/utils-common';
import {describe, expect, it} from 'vitest';

import registryLoader from '../page-loading/registry-loader.cjs';
import configLoader from './config-loader.cjs';
import metadataLoader from './metadata-loader.cjs';
import translationLoader from './translation-loader.cjs';
import {applyTrailingSlash, blogPostContainerID, getErrorCausalChain} from './utils-common';

describe('what the browser has of utils-common', () => {
  it('is what the original has', () => {
    expect(blogPostContainerID).toBe(original);
    expect(applyTrailingSlash('/a', {trailingSlash: true, baseUrl: '/'})).toBe('/a/');
    const cause = new Error('b');
    expect(getErrorCausalChain(new Error('a', {cause}))).toHaveLength(2);
  });
});

describe('the loader of the configuration', () => {
  it('leaves out what only a build reads', () => {
    const config = {title: 'T', plugins: [null], themeConfig: {navbar: {}}, markdown: {}};
    const lean = configLoader(`/* Generated */\nexport default ${JSON.stringify(config)};\n`);
    expect(lean).toBe('export default {"title":"T","themeConfig":{"navbar":{}}};');
  });

  it('refuses what it does not know', () => {
    expect(() => configLoader('module.exports = {}')).toThrow('not as Docusaurus');
  });
});

describe('the loader of the site’s packages', () => {
  it('leaves out the versions of plugins', () => {
    const metadata = {docusaurusVersion: '3', pluginVersions: {a: {type: 'local'}}};
    expect(metadataLoader(JSON.stringify(metadata))).toBe(
      '{"docusaurusVersion":"3","pluginVersions":{}}',
    );
  });
});

describe('the loader of translations', () => {
  it('leaves out what translators are told', () => {
    const element = '<Translate\n  id="theme.a.b"\n  description="The label">';
    expect(translationLoader(element)).toBe('<Translate\n  id="theme.a.b">');
    const call = `translate({message: '{count} of "x"', description: 'It\\'s', id: 'theme.a'})`;
    expect(translationLoader(call)).toMatch(
      /^translate\(\{message: '\{count\} of "x"',\s+id: 'theme.a'\}\)$/,
    );
  });

  it('leaves other descriptions alone', () => {
    const source = `<PageMetadata description="Read" />; const a = {description: 'b'};`;
    expect(translationLoader(source)).toBe(source);
  });
});

describe('the loader of the registry', () => {
  const entry = `"c1": [() => import(/* webpackChunkName: "c1" */ "@a/b.json"), "@a/b.json", require.resolveWeak("@a/b.json")],`;

  it('keeps how to load a chunk, and nothing else', () => {
    expect(registryLoader(entry)).toBe(
      '"c1": [() => import(/* webpackChunkName: "c1" */ "@a/b.json")],',
    );
  });

  it('refuses what it does not know', () => {
    expect(() => registryLoader('require.resolveWeak(a)')).toThrow('not as Docusaurus');
  });
});
