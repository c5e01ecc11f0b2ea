import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import {isBelow, toMarkdownPath, trimPath} from '../addresses';
import {toSkillPath} from '../contract-files/paths';
import {markCode} from '../code-lines';
import type {Download, Group, MachineReadableOptions} from '../options';
import type {BuiltSite, PageSummary} from '../site';
import {markAsData} from '../third-party';

const toText = (title: string): string => title.replace(/[[\]\\]/g, '\\$&');

/** Escapes third-party text and puts it on one line. */
const toWords = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');

const toLink = ({title, path, isThirdParty}: PageSummary, address: string): string =>
  `[${isThirdParty ? toWords(title) : toText(title)}](${address}${toMarkdownPath(path)})`;

const toLine = (link: string, description: string): string =>
  `- ${link}${description === '' ? '' : `: ${description}`}`;

/** Formats links to pages. Third-party pages come last and are marked as data. */
function toLines(pages: readonly PageSummary[], address: string): readonly string[] {
  const own = pages
    .filter(({isThirdParty}) => !isThirdParty)
    .map((page) => toLine(toLink(page, address), page.description));
  const others = pages
    .filter(({isThirdParty}) => isThirdParty)
    .map((page) => toLine(toLink(page, address), toWords(page.description)));
  if (others.length === 0) return own;
  return [...own, ...(own.length > 0 ? [''] : []), markAsData(others.join('\n')).trimEnd()];
}

const SKILL =
  'Read it before you write a program that calls this API: its rules, operations and errors in one file.';

const toSection = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}\n`;

/** Formats a sentence with links to the first pages of older API versions and other docs versions. */
function nameOlder(pages: readonly PageSummary[], address: string): string {
  const first = pages.filter(({older}) => older === 'first').reverse();
  if (first.length === 0) return '';
  const links = first.map((page) => toLink(page, address));
  const sentence = `Other versions, which have separate pages: ${links.join(', ')}.\n`;
  return first.some(({isThirdParty}) => isThirdParty) ? markAsData(sentence) : sentence;
}

/**
 * Builds `llms.txt`, which lists the pages of the newest API versions and the default docs version, with links
 * to other versions.
 *
 * @param skills introductions of the APIs that have a skill for coding assistants
 * @see https://llmstxt.org/
 */
export function buildLlmsTxt(
  name: string,
  address: string,
  {summary, sections, parts}: MachineReadableOptions,
  pages: readonly PageSummary[],
  skills: readonly PageSummary[] = [],
): string {
  const newest = pages.filter(({older}) => older === undefined);
  const lists = [...groupPages(sections, newest)].map(([section, ofSection]) =>
    toSection(section.title, toLines(ofSection, address)),
  );
  const whole = parts.map(({file, title, description}) =>
    toLine(`[${toText(title)}](${address}${file})`, description),
  );
  const forAssistants = skills.map(({path: at, title}) =>
    toLine(`[${toText(`Skill of the ${title}`)}](${address}${toSkillPath({route: at})})`, SKILL),
  );
  const head = [`# ${name}\n`, `> ${summary}\n`, nameOlder(pages, address)];
  const start = [toSection('Skills', forAssistants), toSection('Many pages at once', whole)];
  return [...head, ...start, ...lists].filter(Boolean).join('\n');
}

/** Returns the length of the group's longest path that contains the page, or -1 if none does. */
const measureFit = ({path}: PageSummary, {paths}: Group): number =>
  Math.max(-1, ...paths.map(trimPath).map((top) => (isBelow(path, top) ? top.length : -1)));

/** Assigns each page to the group with the longest matching path. Pages that match no group are dropped. */
export function groupPages<Kind extends Group>(
  groups: readonly Kind[],
  pages: readonly PageSummary[],
): ReadonlyMap<Kind, readonly PageSummary[]> {
  const grouped = new Map<Kind, PageSummary[]>(groups.map((group) => [group, []]));
  for (const page of pages) {
    const fits = groups.map((group) => measureFit(page, group));
    const best = Math.max(-1, ...fits);
    const group = best === -1 ? undefined : groups[fits.indexOf(best)];
    if (group !== undefined) grouped.get(group)?.push(page);
  }
  return grouped;
}

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
  const skills = newest.filter(({path: at}) =>
    existsSync(path.join(site.outDir, toSkillPath({route: at}))),
  );
  const list = buildLlmsTxt(name, site.address, options, pages, skills);
  await Promise.all([write('llms.txt', list), ...parts]);
}
