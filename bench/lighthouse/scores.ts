import {type Column, formatTable, formatWhole} from '../markdown-table';
import {median} from '../median';
import type {MeasuredPage} from './pages';
import {categories, type CategoryId, type Loss, type Report} from './report';

/** The scores of a page: medians of all rounds. */
export interface PageScores {
  readonly page: MeasuredPage;
  readonly scores: Readonly<Record<CategoryId, number>>;
  /** The audits that cost points in any round, each as it was at its worst. */
  readonly losses: readonly Loss[];
  /** All URLs that any round requested. */
  readonly addresses: readonly string[];
}

function findWorst(losses: readonly Loss[]): readonly Loss[] {
  const worst = new Map<string, Loss>();
  for (const loss of losses) {
    if (loss.score < (worst.get(loss.id)?.score ?? 1)) worst.set(loss.id, loss);
  }
  return [...worst.values()];
}

/** Combines the reports of all rounds on a page: median scores, worst losses, and all URLs. */
export function toPageScores(page: MeasuredPage, reports: readonly Report[]): PageScores {
  const middle = (id: CategoryId): number => median(reports.map(({scores}) => scores[id]));
  return {
    page,
    scores: {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      'best-practices': middle('best-practices'),
      seo: middle('seo'),
    },
    losses: findWorst(reports.flatMap(({losses}) => losses)),
    addresses: reports.flatMap(({addresses}) => addresses),
  };
}

const columns: readonly Column<PageScores>[] = [
  {head: 'Page', cell: ({page}) => `\`${page.address}\``},
  ...categories.map(({id, head}) => ({
    head,
    isNumber: true,
    cell: ({scores}: PageScores) => formatWhole(scores[id]),
  })),
];

/** The scores as the README and the terminal show them. */
export const formatScores = (pages: readonly PageScores[]): string => formatTable(columns, pages);

const formatLoss = ({id, title, score, measured}: Loss): string =>
  `  ${id}: ${[title, measured, score.toFixed(2)].filter((part) => part !== '').join(', ')}`;

/** Formats the audits that cost points, by page; empty if there are none. */
export const formatLosses = (pages: readonly PageScores[]): string =>
  pages
    .filter(({losses}) => losses.length > 0)
    .map(({page, losses}) => [`${page.address}:`, ...losses.map(formatLoss)].join('\n'))
    .join('\n');

/** The scores that are too low, each as a sentence. */
export const findTooLow = (pages: readonly PageScores[]): readonly string[] =>
  pages.flatMap(({page, scores}) =>
    categories
      .filter(({id, least}) => scores[id] < least)
      .map(({id, head, least}) => `${head} of ${page.address} is ${scores[id]}, not ${least}.`),
  );
