import {type Column, formatTable, formatWhole} from '../markdown-table';
import {median} from '../median';
import type {MeasuredPage} from './pages';
import {categories, type CategoryId, type Loss, type Report} from './report';

export interface PageScores {
  readonly page: MeasuredPage;
  readonly scores: Readonly<Record<CategoryId, number>>;
  /** Audits that reduced a score in any round, each with its lowest score. */
  readonly losses: readonly Loss[];
  readonly addresses: readonly string[];
}

function findWorst(losses: readonly Loss[]): readonly Loss[] {
  const worst = new Map<string, Loss>();
  for (const loss of losses) {
    if (loss.score < (worst.get(loss.id)?.score ?? 1)) worst.set(loss.id, loss);
  }
  return [...worst.values()];
}

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

export const formatScores = (pages: readonly PageScores[]): string => formatTable(columns, pages);

const formatLoss = ({id, title, score, measured}: Loss): string =>
  `  ${id}: ${[title, measured, score.toFixed(2)].filter((part) => part !== '').join(', ')}`;

/** Formats the audits that reduced scores, grouped by page; empty if there are none. */
export const formatLosses = (pages: readonly PageScores[]): string =>
  pages
    .filter(({losses}) => losses.length > 0)
    .map(({page, losses}) => [`${page.address}:`, ...losses.map(formatLoss)].join('\n'))
    .join('\n');

export const findTooLow = (pages: readonly PageScores[]): readonly string[] =>
  pages.flatMap(({page, scores}) =>
    categories
      .filter(({id, least}) => scores[id] < least)
      .map(({id, head, least}) => `${head} of ${page.address} is ${scores[id]}, not ${least}.`),
  );
