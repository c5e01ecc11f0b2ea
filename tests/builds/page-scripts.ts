import fs from 'node:fs/promises';
import path from 'node:path';

import {type DefaultTreeAdapterMap, parse} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface Scripts {
  readonly inline: readonly string[];
  /** Content of JSON-LD scripts for search engines. */
  readonly data: readonly string[];
  readonly sources: readonly string[];
  /** Names of event handler attributes, such as `onerror`. */
  readonly handlers: readonly string[];
  /** True if the page has a footer. An unclosed script would swallow the rest of the page. */
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

/** Returns the text of a page, except for scripts. */
export function readText(html: string): string {
  const toWords = (node: Node): string => {
    if ('value' in node) return node.value;
    if (!('childNodes' in node) || node.nodeName === 'script') return '';
    return node.childNodes.map(toWords).join('');
  };
  return toWords(parse(html));
}

export async function readAllScripts(dir: string): Promise<ReadonlyMap<string, Scripts>> {
  const files = (await fs.readdir(dir, {recursive: true})).filter((file) => file.endsWith('.html'));
  const pages = files.map(async (file) => {
    const html = await fs.readFile(path.join(dir, file), 'utf8');
    return [file.split(path.sep).join('/'), listScripts(html)] as const;
  });
  return new Map(await Promise.all(pages));
}

/** URL of the only script that redirects load. */
const REDIRECT = '/redirect.js';

/** Start of the home page's script that detects a wrong base path. */
const BANNER = "\naddEventListener('DOMContentLoaded', () => {\n  if (window.docusaurus) return;\n";

/**
 * Lists the scripts of a page that do not belong to the site.
 *
 * @param own inline scripts that are on every page
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

/** Lists all strings in a JSON value. */
export function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
