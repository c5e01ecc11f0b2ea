import path from 'node:path';

import classicTheme, {type Options} from '@docusaurus/theme-classic';
import {DataAttributeQueryStringInlineJavaScript as SET_BY_QUERY} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';

import {areInternalsOff} from '..';

export * from '@docusaurus/theme-classic';

const FOLDER = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** Client modules of the theme that `page-loading` and `code-highlight` replace. */
const REPLACED = ['./nprogress', './prism-include-languages'];

/** @throws Error if the theme no longer contains a part that is to be removed */
function requireIncluded(whole: readonly unknown[] | string, part: string): void {
  if (!whole.includes(part))
    throw new Error(`The classic theme differs from Docusaurus 3.10: ${part} is missing`);
}

const isScript = (tag: HtmlTagObject | string): boolean =>
  typeof tag !== 'string' && tag.tagName === 'script';

/** Matches the declaration of a function that the script calls only if the system's color mode is respected. */
const SYSTEM_MODE = /function getSystemColorMode\(\) \{[^]*?\n {2}\}\n/;

/** Removes unused functions, and the indentation. Every page contains this script. */
function shorten(script: string): string {
  const rest = script.replace(SYSTEM_MODE, '');
  return (rest.includes('getSystemColorMode') ? script : rest).replace(/\n\s+/g, '\n');
}

function shortenScript(tag: HtmlTagObject | string): HtmlTagObject | string {
  if (typeof tag === 'string' || tag.innerHTML === undefined || tag.tagName !== 'script')
    return tag;
  requireIncluded(tag.innerHTML, SET_BY_QUERY);
  return {...tag, innerHTML: shorten(tag.innerHTML.replace(SET_BY_QUERY, ''))};
}

/** Hides the icon sprite with a `hidden` parent, because its `style` attribute would require `unsafe-inline`. */
function hideSprite(tag: HtmlTagObject | string): HtmlTagObject | string {
  if (typeof tag === 'string' || tag.tagName !== 'svg') return tag;
  requireIncluded(Object.keys(tag.attributes ?? {}), 'style');
  return {
    tagName: 'div',
    attributes: {hidden: true},
    innerHTML: `<svg>${tag.innerHTML ?? ''}</svg>`,
  };
}

/**
 * The classic theme of Docusaurus, with its script in the head before the stylesheets, because a script after them
 * has to wait for them. It leaves out:
 * - the script that sets attributes from the URL (`?docusaurus-data-…=…`), with which links from other sites could
 *   control scripts and styles;
 * - a function of its script that is not called, and the indentation;
 * - the syntax highlighter's list of languages, because code is highlighted at build time;
 * - its progress bar, whose delay cannot be configured;
 * - the `style` attribute of its icon sprite.
 */
export default function theme(context: LoadContext, options: Options): Plugin<undefined> {
  const classic = classicTheme(context, options);
  const toAbsolute = (file = ''): string => path.resolve(FOLDER, file);
  return {
    ...classic,
    getThemePath: () => toAbsolute(classic.getThemePath?.()),
    getTypeScriptThemePath: () => toAbsolute(classic.getTypeScriptThemePath?.()),
    getClientModules() {
      const modules = classic.getClientModules?.() ?? [];
      REPLACED.forEach((name) => requireIncluded(modules, name));
      const isKept = (name: string): boolean => areInternalsOff() || !REPLACED.includes(name);
      return modules.filter(isKept).map(toAbsolute);
    },
    injectHtmlTags(arguments_) {
      const tags = classic.injectHtmlTags?.(arguments_) ?? {};
      if (areInternalsOff()) return tags;
      const body = [tags.preBodyTags ?? []].flat().map(shortenScript).map(hideSprite);
      return {
        ...tags,
        headTags: [...[tags.headTags ?? []].flat(), ...body.filter(isScript)],
        preBodyTags: body.filter((tag) => !isScript(tag)),
      };
    },
  };
}
