import fs from 'node:fs';
import path from 'node:path';

import {Parser} from 'htmlparser2';

import {toIntegrity} from '../scripts/add-integrity';

import {listPages} from './list-pages';

/** Matches the `type` of script elements that browsers execute; others are data (HTML standard, 4.12.1). */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** Lists the text of each inline script in a page that browsers execute. */
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

/** Returns true if a page may contain an unknown inline script. Text can look like one, but parsing takes too long. */
function canHaveMore(html: string, known: ReadonlySet<string>): boolean {
  const elements = html.match(ELEMENT) ?? [];
  // If script tags are nested, one of them may be inside an attribute or a comment and hide a real script.
  const areNested = elements.length !== (html.match(START) ?? []).length;
  return areNested || elements.flatMap(findInlineScripts).some((script) => !known.has(script));
}

/** Formats a script's hash as a source of `script-src` (CSP level 3, section 2.3.1). */
const toHash = (script: string): string => `'${toIntegrity(Buffer.from(script))}'`;

export class InlineScripts {
  private readonly found = new Set<string>();

  add(html: string): void {
    if (canHaveMore(html, this.found))
      findInlineScripts(html).forEach((one) => this.found.add(one));
  }

  listHashes(): readonly string[] {
    return [...this.found].map(toHash).sort();
  }
}

/** @param buildDir absolute path of the build */
export function readScriptHashes(buildDir: string): readonly string[] {
  const scripts = new InlineScripts();
  for (const page of listPages(buildDir))
    scripts.add(fs.readFileSync(path.join(buildDir, page), 'utf8'));
  return scripts.listHashes();
}
