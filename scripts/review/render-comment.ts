import {
  type Change,
  formatOperation,
  formatSentence,
  IMPACTS,
} from '@openapi-portal/openapi-releases';
import {showInvisible} from '@openapi-portal/reports/invisible';

import type {Comparison} from './compare-states';
import {describePageChange} from './render-page';
import {summarise} from './summarise';
import {formatNumber, formatStep, formatWords} from './html';

export const MOST_LINES = 60;

/** Maximum number of lines per list. Together with titles and summary, the lists fill `MOST_LINES`. */
const MOST = {pages: 12, changes: 10, lost: 6, numbers: 9};

/** Maximum length of a line. */
const WIDTH = 200;

const cut = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `- and ${lines.length - most + 1} more`];

const shorten = (line: string): string =>
  line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line;

/** Escapes Markdown syntax. An HTML comment after `@` keeps GitHub from notifying the user. */
const escape = (text: string): string =>
  showInvisible(text.replace(/\s+/g, ' '))
    .replace(/[\\`*_[\]<>|#&!~]/g, '\\$&')
    .replaceAll('@', '@<!-- -->');

/** Formats text as inline code. Backticks become apostrophes. */
const toCode = (text: string): string =>
  `\`${showInvisible(text.replace(/\s+/g, ' ')).replaceAll('`', "'")}\``;

const escapeSentence = (sentence: string): string =>
  sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? toCode(part) : escape(part)))
    .join('');

const listPages = ({pages}: Comparison): readonly string[] =>
  pages.map(
    (page) =>
      `- ${escape(page.title)} ${toCode(page.path)}: ${escape(describePageChange(page).toLowerCase())}, ${formatWords(page)}`,
  );

const toLine = (change: Change): string =>
  `- ${change.impact === 'breaking' ? '**breaking** ' : ''}${toCode(formatOperation(change))}: ${escapeSentence(formatSentence(change))}`;

const listChanges = ({contracts}: Comparison): readonly string[] =>
  IMPACTS.flatMap((impact) =>
    contracts
      .flatMap(({changes}) => changes.filter((change) => change.impact === impact))
      .map(toLine),
  );

const listLost = ({addresses: {lost, lostSections}}: Comparison): readonly string[] => [
  ...lost.map(
    ({address, leadsTo}) =>
      `- ${toCode(address)} ${leadsTo === undefined ? '**has no target**' : `leads to ${toCode(leadsTo)}`}`,
  ),
  ...lostSections.map(
    ({address, leadsTo}) =>
      `- ${toCode(address)} leads to ${leadsTo === undefined ? 'the top of the page' : toCode(leadsTo)}`,
  ),
];

const listNumbers = ({numbers}: Comparison): readonly string[] => {
  const changed = numbers.filter(({before, after}) => before !== after);
  if (changed.length === 0) return [];
  const rows = changed
    .slice(0, MOST.numbers)
    .map(
      ({label, unit, before, after}) =>
        `| ${label}${unit === undefined ? '' : `, ${unit}`} | ${formatNumber(before)} | ${formatNumber(after)} | ${formatStep(after - before)} |`,
    );
  return ['| What | Before | Now | Step |', '| --- | ---: | ---: | ---: |', ...rows];
};

const toSection = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines.map(shorten)];

/**
 * Renders the review as a Markdown comment of at most `MOST_LINES` lines.
 *
 * @param missing the reason why there are no screenshots
 */
export function renderComment(comparison: Comparison, missing: string | undefined): string {
  const {before, after} = comparison;
  const lines = [
    '## Review of the change',
    '',
    `From ${escape(before.name)} to ${escape(after.name)}. Texts side by side and screenshots: \`review/index.html\`.`,
    '',
    ...summarise(comparison).map((line) => `- ${line}`),
    ...(missing === undefined ? [] : [`- No screenshots: ${missing}`]),
    ...toSection('Pages', cut(listPages(comparison), MOST.pages)),
    ...toSection('The contract', cut(listChanges(comparison), MOST.changes)),
    ...toSection('Lost addresses', cut(listLost(comparison), MOST.lost)),
    ...toSection('Words, facts and weights', listNumbers(comparison)),
  ];
  return `${lines.join('\n')}\n`;
}
