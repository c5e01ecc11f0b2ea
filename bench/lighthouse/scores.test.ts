import {describe, expect, it} from 'vitest';

import type {Loss, Report} from './report';
import {findTooLow, formatLosses, formatScores, toPageScores} from './scores';

const page = {name: 'home', address: '/'};

const toReport = (performance: number, losses: readonly Loss[] = []): Report => ({
  scores: {performance, accessibility: 100, 'best-practices': 100, seo: 100},
  losses,
  addresses: ['http://localhost/'],
});

const slow = (score: number, measured: string): Loss => ({
  id: 'largest-contentful-paint',
  title: 'Largest paint',
  score,
  measured,
});

describe('the scores of a page', () => {
  it('are the medians of its rounds', () => {
    const reports = [toReport(100), toReport(60), toReport(99)];
    expect(toPageScores(page, reports).scores.performance).toBe(99);
  });

  it('contain each audit that cost points once, with its worst result', () => {
    const reports = [slow(0.9, '2.0 s'), slow(0.7, '3.1 s'), slow(0.8, '2.5 s')];
    const {losses} = toPageScores(
      page,
      reports.map((loss) => toReport(99, [loss])),
    );
    expect(losses).toEqual([slow(0.7, '3.1 s')]);
  });

  it('are formatted as a table', () => {
    expect(formatScores([toPageScores(page, [toReport(99)])])).toMatchInlineSnapshot(`
      "| Page | Performance | Accessibility | Best practices | SEO |
      | --- | ---: | ---: | ---: | ---: |
      | \`/\` | 99 | 100 | 100 | 100 |"
    `);
  });

  it('are followed by the audits that cost points, without pages that lost none', () => {
    const pages = [
      toPageScores(page, [toReport(99, [slow(0.9, '2.0 s')])]),
      toPageScores({name: 'other', address: '/other'}, [toReport(100)]),
    ];
    expect(formatLosses(pages)).toMatchInlineSnapshot(`
      "/:
        largest-contentful-paint: Largest paint, 2.0 s, 0.90"
    `);
  });
});

describe('a score is too low', () => {
  it('if performance is below 98', () => {
    expect(findTooLow([toPageScores(page, [toReport(97)])])).toEqual([
      'Performance of / is 97, not 98.',
    ]);
    expect(findTooLow([toPageScores(page, [toReport(98)])])).toEqual([]);
  });

  it.each([
    ['accessibility', 'Accessibility of / is 99, not 100.'],
    ['best-practices', 'Best practices of / is 99, not 100.'],
    ['seo', 'SEO of / is 99, not 100.'],
  ] as const)('if %s is below 100', (id, sentence) => {
    const {scores} = toReport(100);
    const report = {scores: {...scores, [id]: 99}, losses: [], addresses: []};
    expect(findTooLow([toPageScores(page, [report])])).toEqual([sentence]);
  });
});
