import fs from 'node:fs/promises';
import path from 'node:path';

import {type DefaultTreeAdapterMap, parse} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** The scripts of a page as a browser reads it. */
export interface Scripts {
  /** Inline scripts of the page. */
  readonly inline: readonly string[];
  /** JSON data for search engines. */
  readonly data: readonly string[];
  /** Addresses of the others. */
  readonly sources: readonly string[];
  /** Attributes that run, such as `onerror`. */
  readonly handlers: readonly string[];
  /** True if the page is complete: a script that swallows the rest would also swallow the footer. */
  readonly hasFooter: boolean;
}

const listElements = (node: Node): readonly Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(listElements) : []),
];

const readAttribute = ({attrs}: Element, wanted: string): string | undefined =>
  attrs.find(({name}) => name === wanted)?.value;

const toText = ({childNodes}: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

export function listScripts(html: string): Scripts {
  const elements = listElements(parse(html));
  const scripts = elements.filter(({tagName}) => tagName === 'script');
  const own = scripts.filter((script) => readAttribute(script, 'src') === undefined);
  const isData = (script: Element): boolean =>
    readAttribute(script, 'type') === 'application/ld+json';
  return {
    inline: own.filter((script) => !isData(script)).map(toText),
    data: own.filter(isData).map(toText),
    sources: scripts.flatMap((script) => readAttribute(script, 'src') ?? []),
    handlers: elements.flatMap(({attrs}) =>
      attrs.map(({name}) => name).filter((name) => name.startsWith('on')),
    ),
    hasFooter: elements.some(({tagName}) => tagName === 'footer'),
  };
}

/** Returns the visible text of a page. */
export function readText(html: string): string {
  const toWords = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node) || node.nodeName === 'script') return '';
    return node.childNodes.map(toWords).join('');
  };
  return toWords(parse(html));
}

/** The scripts of all pages below a folder, by their files. */
export async function readAllScripts(dir: string): Promise<ReadonlyMap<string, Scripts>> {
  const files = (await fs.readdir(dir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const pages = files.map(async (file) => {
    const html = await fs.readFile(path.join(dir, file), 'utf8');
    return [file.split(path.sep).join('/'), listScripts(html)] as const;
  });
  return new Map(await Promise.all(pages));
}

/** The only script of a redirect. */
const REDIRECT = '/redirect.js';

/** Start of the home page's script that detects a wrong base path. */
const BANNER = "\naddEventListener('DOMContentLoaded', () => {\n  if (window.docusaurus) return;\n";

/**
 * Lists the scripts of a page that do not belong to the site.
 *
 * @param own the scripts of every page
 */
export function findStrange(
  file: string,
  {inline, data, sources, handlers, hasFooter}: Scripts,
  own: readonly string[],
): readonly string[] {
  const isRedirect = sources.length === 1 && sources[0] === REDIRECT;
  const isKnown = (script: string): boolean =>
    own.includes(script) || (file === 'index.html' && script.startsWith(BANNER));
  const unknown = inline.filter((script) => !isKnown(script));
  const isOwn = (source: string): boolean => /^\/assets\/js\/[\w.~-]+\.js$/.test(source);
  const foreign = isRedirect ? [] : sources.filter((source) => !isOwn(source));
  const hidden = data.filter((json) => json.includes('<'));
  const found = [...unknown, ...foreign, ...hidden, ...handlers];
  if (!isRedirect && !hasFooter) found.push('no footer');
  return found.map((what) => `${file}: ${what}`);
}

/** Every text in a piece of JSON. */
export function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
