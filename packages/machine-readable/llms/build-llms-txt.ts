import {toMarkdownPath} from '../addresses';
import type {MachineReadableOptions} from '../options';
import type {PageSummary} from '../site';
import {groupPages} from './group-pages';

/** One line: a link, and behind it one sentence. */
const toLine = (title: string, address: string, description: string): string =>
  `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address})${description === '' ? '' : `: ${description}`}`;

const toSection = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}\n`;

/**
 * Builds the list of a site's pages for language models.
 *
 * @param address of the site, ending in a slash
 * @see https://llmstxt.org/
 */
export function buildLlmsTxt(
  name: string,
  address: string,
  {summary, sections, parts}: MachineReadableOptions,
  pages: readonly PageSummary[],
): string {
  const lists = [...groupPages(sections, pages)].map(([section, ofSection]) =>
    toSection(
      section.title,
      ofSection.map(({path, title, description}) =>
        toLine(title, address + toMarkdownPath(path), description),
      ),
    ),
  );
  const whole = parts.map(({file, title, description}) =>
    toLine(title, address + file, description),
  );
  return [`# ${name}\n`, `> ${summary}\n`, toSection('Many pages at once', whole), ...lists]
    .filter(Boolean)
    .join('\n');
}
