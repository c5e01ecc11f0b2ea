export const categories = [
  {id: 'performance', head: 'Performance', least: 98},
  {id: 'accessibility', head: 'Accessibility', least: 100},
  {id: 'best-practices', head: 'Best practices', least: 100},
  {id: 'seo', head: 'SEO', least: 100},
] as const;

export type CategoryId = (typeof categories)[number]['id'];

export interface Loss {
  readonly id: string;
  readonly title: string;
  /** Score from 0 to below 1. */
  readonly score: number;
  /** The measured value, such as `1.2 s`; empty if the audit has none. */
  readonly measured: string;
}

export interface Report {
  /** Scores from 0 to 100. */
  readonly scores: Readonly<Record<CategoryId, number>>;
  readonly losses: readonly Loss[];
  readonly addresses: readonly string[];
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly {readonly id: string; readonly weight: number}[];
}

interface Audit {
  readonly title: string;
  /** Score from 0 to 1; null if the audit does not apply or is informative. */
  readonly score: number | null;
  readonly displayValue?: string;
  readonly details?: {readonly items?: readonly {readonly url?: string}[]};
}

/** The used part of Lighthouse's result. */
interface Result {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

function readScore({runtimeError, categories: found}: Result, id: CategoryId): number {
  const score = found[id]?.score;
  if (runtimeError !== undefined) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  if (typeof score !== 'number') throw new Error(`Lighthouse gave no score for ${id}.`);
  return Math.round(score * 100);
}

/** Lists the failed audits that reduce a score. Audits without weight do not. */
function findLosses({categories: found, audits}: Result): readonly Loss[] {
  const weighty = categories.flatMap(({id}) =>
    (found[id]?.auditRefs ?? []).filter(({weight}) => weight > 0),
  );
  return weighty.flatMap(({id}) => {
    const audit = audits[id];
    if (audit === undefined || audit.score === null || audit.score >= 1) return [];
    const {title, score, displayValue: measured = ''} = audit;
    return [{id, title, score, measured}];
  });
}

const listAddresses = ({audits}: Result): readonly string[] =>
  (audits['network-requests']?.details?.items ?? []).flatMap(({url = ''}) =>
    url.startsWith('http') ? [url] : [],
  );

/**
 * Parses Lighthouse's JSON report.
 *
 * @throws Error if the page could not be measured
 */
export function readReport(json: string): Report {
  const result = JSON.parse(json) as Result;
  return {
    scores: {
      performance: readScore(result, 'performance'),
      accessibility: readScore(result, 'accessibility'),
      'best-practices': readScore(result, 'best-practices'),
      seo: readScore(result, 'seo'),
    },
    losses: findLosses(result),
    addresses: listAddresses(result),
  };
}
