import fs from 'node:fs/promises';
import path from 'node:path';

import {toMarkdownPath} from '../addresses';
import {markCode} from '../code-lines';
import type {MachineReadableOptions, Download} from '../options';
import type {PageSummary, BuiltSite} from '../site';
import {buildLlmsTxt} from './build-llms-txt';
import {groupPages} from './group-pages';

/** Lowers the headings of a page by one level, because the combined file has its own level 1 heading. */
function lowerHeadings(markdown: string): readonly string[] {
  const lines = markdown.split('\n');
  const inCode = markCode(lines);
  return lines.map((line, at) => (inCode[at] === true ? line : line.replace(/^#{1,5} /, '#$&')));
}

async function buildPart(
  {outDir, address}: BuiltSite,
  {title, description}: Download,
  pages: readonly PageSummary[],
): Promise<string> {
  const texts: string[] = [];
  // Files are read one at a time, because the number of open files is limited.
  for (const {path: at} of pages) {
    const markdown = await fs.readFile(path.join(outDir, toMarkdownPath(at)), 'utf8');
    const lines = lowerHeadings(markdown);
    const end = lines.findIndex((line) => line.startsWith('#')) + 1;
    const source = ['', `Source: ${address}${at}`];
    texts.push([...lines.slice(0, end), ...source, ...lines.slice(end)].join('\n'));
  }
  return [`# ${title}\n`, `> ${description}\n`, ...texts].join('\n');
}

export async function writeLlms(
  site: BuiltSite,
  name: string,
  options: MachineReadableOptions,
  pages: readonly PageSummary[],
): Promise<void> {
  const write = (file: string, text: string) => fs.writeFile(path.join(site.outDir, file), text);
  const newest = pages.filter(({older}) => older === undefined);
  const parts = [...groupPages(options.parts, newest)].map(async ([part, ofPart]) =>
    write(part.file, await buildPart(site, part, ofPart)),
  );
  const list = buildLlmsTxt(name, site.address, options, pages);
  await Promise.all([write('llms.txt', list), ...parts]);
}
