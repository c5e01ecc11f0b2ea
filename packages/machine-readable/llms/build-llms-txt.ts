import {showInvisible} from '@openapi-portal/reports/invisible';

import {toMarkdownPath} from '../addresses';
import type {MachineReadableOptions} from '../options';
import type {PageSummary} from '../site';
import {markAsData} from '../third-party';
import {groupPages} from './group-pages';

const toLink = (title: string, address: string): string =>
  `[${title.replace(/[[\]\\]/g, '\\$&')}](${address})`;

const toLine = (title: string, address: string, description: string): string =>
  `- ${toLink(title, address)}${description === '' ? '' : `: ${description}`}`;

/** Escapes third-party text and puts it on one line. */
const toWords = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>]/g, '\\$&');

/** Formats links to pages. Third-party pages come last and are marked as data. */
function toLines(pages: readonly PageSummary[], address: string): readonly string[] {
  const own = pages
    .filter(({isThirdParty}) => isThirdParty !== true)
    .map(({path, title, description}) =>
      toLine(title, address + toMarkdownPath(path), description),
    );
  const others = pages
    .filter(({isThirdParty}) => isThirdParty === true)
    .map(({path, title, description}) => {
      const link = `[${toWords(title)}](${address}${toMarkdownPath(path)})`;
      return `- ${link}${description === '' ? '' : `: ${toWords(description)}`}`;
    });
  if (others.length === 0) return own;
  return [...own, ...(own.length > 0 ? [''] : []), markAsData(others.join('\n')).trimEnd()];
}

const toSection = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}\n`;

/** Formats a sentence with links to the first pages of older API versions and other docs versions. */
function nameOlder(pages: readonly PageSummary[], address: string): string {
  const links = pages
    .filter(({older}) => older === 'first')
    .map(({title, path, isThirdParty}) => {
      const words = isThirdParty === true ? showInvisible(title.replace(/\s+/g, ' ')) : title;
      return toLink(words, address + toMarkdownPath(path));
    })
    .reverse();
  return links.length === 0
    ? ''
    : `Other versions, which have separate pages: ${links.join(', ')}.\n`;
}

/**
 * Builds `llms.txt`, which lists the pages of the newest API versions and the default docs version, with links
 * to other versions.
 *
 * @see https://llmstxt.org/
 */
export function buildLlmsTxt(
  name: string,
  address: string,
  {summary, sections, parts}: MachineReadableOptions,
  pages: readonly PageSummary[],
): string {
  const newest = pages.filter(({older}) => older === undefined);
  const lists = [...groupPages(sections, newest)].map(([section, ofSection]) =>
    toSection(section.title, toLines(ofSection, address)),
  );
  const whole = parts.map(({file, title, description}) =>
    toLine(title, address + file, description),
  );
  const head = [`# ${name}\n`, `> ${summary}\n`, nameOlder(pages, address)];
  return [...head, toSection('Many pages at once', whole), ...lists].filter(Boolean).join('\n');
}
