import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';

const createContext = (respectPrefersColorScheme: boolean) => ({
  siteDir: process.cwd(),
  siteStorage: {type: 'localStorage', namespace: ''},
  i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
  siteConfig: {
    themeConfig: {
      colorMode: {disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme},
      prism: {additionalLanguages: []},
    },
  },
});

const context = createContext(false) as unknown as LoadContext;

async function readScript(followsSystem = false): Promise<string> {
  const context = createContext(followsSystem) as unknown as LoadContext;
  const {default: theme} = await import('.');
  const {headTags} = theme(context, {customCss: []}).injectHtmlTags?.({content: undefined}) ?? {};
  const tags = [headTags ?? []].flat() as readonly HtmlTagObject[];
  return tags.find(({tagName}) => tagName === 'script')?.innerHTML ?? '';
}

afterEach(() => {
  vi.resetModules();
  vi.doUnmock('@docusaurus/theme-classic/lib/inlineScripts');
});

describe('the classic theme of the portal', () => {
  it('sets the colour mode before the first paint, and no attribute from the URL', async () => {
    const script = await readScript();
    expect(script).toContain("setAttribute('data-theme'");
    expect(script).not.toContain('docusaurus-data-');
  });

  it('declares the function that reads the mode of the system only if it is called', async () => {
    expect(await readScript()).not.toContain('getSystemColorMode');
    expect((await readScript(true)).match(/getSystemColorMode/g)?.length).toBeGreaterThan(1);
  });

  it('has no script that waits for the stylesheets', async () => {
    const {default: theme} = await import('.');
    const {preBodyTags} =
      theme(context, {customCss: []}).injectHtmlTags?.({content: undefined}) ?? {};
    expect(JSON.stringify(preBodyTags)).not.toContain('"script"');
  });

  it('hides its drawings without a style attribute', async () => {
    const {default: theme} = await import('.');
    const {preBodyTags} =
      theme(context, {customCss: []}).injectHtmlTags?.({content: undefined}) ?? {};
    const [sprite] = [preBodyTags ?? []].flat();
    expect(sprite).toMatchObject({tagName: 'div', attributes: {hidden: true}});
    expect(JSON.stringify(preBodyTags)).not.toContain('style');
  });

  it('includes no highlighter or progress bar of its own', async () => {
    const {default: theme} = await import('.');
    const modules = theme(context, {customCss: ['a.css']}).getClientModules?.() ?? [];
    expect(modules.map((file) => file.split('/').at(-1))).toEqual(['default.css', 'a.css']);
  });

  it('names the missing part if the theme differs', async () => {
    vi.doMock('@docusaurus/theme-classic/lib/inlineScripts', () => ({
      DataAttributeQueryStringInlineJavaScript: 'another script',
    }));
    await expect(readScript()).rejects.toThrow('another script is missing');
  });
});
