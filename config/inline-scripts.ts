import fs from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';

import {toIntegrity} from '../scripts/add-integrity';

/** Types of script elements that browsers execute; others contain data (HTML standard, 4.12.1). */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** The texts of a page's inline scripts. */
export function findInlineScripts(html: string): readonly string[] {
  const scripts: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(name, {src, type = ''}) {
      if (name === 'script' && src === undefined && RUNS.test(type)) text = '';
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag(name) {
      if (name === 'script' && text !== undefined) scripts.push(text);
      if (name === 'script') text = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

const START = /<script[\s/>]/gi;

const ELEMENT = /<script[\s/>].*?<\/script[\s/>]/gis;

/**
 * Returns true if a page may have an inline script that no earlier page had. Text that looks like a script need
 * not be one; only a parser can tell, but takes a hundred times as long.
 */
function canHaveMore(html: string, known: ReadonlySet<string>): boolean {
  const elements = html.match(ELEMENT) ?? [];
  // If elements are nested, one may start in an attribute or a comment and hide a script.
  const areNested = elements.length !== (html.match(START) ?? []).length;
  return areNested || elements.flatMap(findInlineScripts).some((script) => !known.has(script));
}

/** A script's hash as a source of `script-src` (CSP level 3, section 2.3.1). */
const toHash = (script: string): string => `'${toIntegrity(Buffer.from(script))}'`;

/** The inline scripts of all pages that it is shown. */
export class InlineScripts {
  private readonly found = new Set<string>();

  add(html: string): void {
    if (canHaveMore(html, this.found))
      findInlineScripts(html).forEach((one) => this.found.add(one));
  }

  /** Their hashes, sorted. */
  listHashes(): readonly string[] {
    return [...this.found].map(toHash).sort();
  }
}

/**
 * The hashes of all inline scripts of a build, sorted.
 *
 * @param buildDir absolute path of the build
 */
export function readScriptHashes(buildDir: string): readonly string[] {
  const scripts = new InlineScripts();
  fs.readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .forEach((page) => scripts.add(fs.readFileSync(path.join(buildDir, page), 'utf8')));
  return scripts.listHashes();
}
