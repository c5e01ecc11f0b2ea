import type {LoadContext, PluginModule} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import type {PresetOptions} from './options';
import type {Portal} from './portal';
import {listThemes, toMachineReadable} from './themes';

const OURS: PluginModule = () => ({name: 'ours'});

const CONTEXT = {siteConfig: {title: 'Shop', tagline: '', themeConfig: {}}} as LoadContext;

/** Lists the themes: `ours` is the theme of API pages, `stock` the theme of the OpenAPI plugin. */
function list(openApiTheme?: PresetOptions['openApiTheme']): readonly string[] {
  const options = {apis: {petstore: {specPath: 'petstore.yaml'}}, openApiTheme};
  const portal = {pages: {theme: OURS}} as unknown as Portal;
  const themes: readonly unknown[] = listThemes(CONTEXT, portal, options);
  return themes.flatMap((theme) => {
    if (theme === OURS) return 'ours';
    return theme === 'docusaurus-theme-openapi-docs' ? 'stock' : [];
  });
}

describe('the theme of the OpenAPI plugin', () => {
  it('is omitted', () => {
    expect(list()).toEqual(['ours']);
  });

  it('can precede ours, whose components then take precedence', () => {
    expect(list('below')).toEqual(['stock', 'ours']);
  });
});

describe('Markdown of the API pages', () => {
  const read = (docs?: PresetOptions['docs']): unknown => {
    const options = {apis: {petstore: {specPath: 'petstore.yaml'}}, docs};
    return toMachineReadable(CONTEXT, options)?.thirdParty;
  };

  it('is marked as third-party text, except other pages if the API is at the root', () => {
    expect(read()).toEqual(['/api']);
    expect(read({routeBasePath: '/'})).toEqual(['/petstore']);
  });
});
