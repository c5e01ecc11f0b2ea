import {describe, expect, it} from 'vitest';

import {readReport} from './report';

const perfect = {score: 1, auditRefs: []};

const result = {
  categories: {
    performance: {
      score: 0.985,
      auditRefs: [
        {id: 'largest-contentful-paint', weight: 25},
        {id: 'cumulative-layout-shift', weight: 25},
        {id: 'unused-javascript', weight: 0},
      ],
    },
    accessibility: {score: 0.9, auditRefs: [{id: 'color-contrast', weight: 7}]},
    'best-practices': {score: 1, auditRefs: [{id: 'geolocation-on-start', weight: 1}]},
    seo: perfect,
  },
  audits: {
    'largest-contentful-paint': {title: 'Largest paint', score: 0.9, displayValue: '2.0 s'},
    'cumulative-layout-shift': {title: 'Layout shift', score: 1, displayValue: '0'},
    'unused-javascript': {title: 'Unused script', score: 0},
    'color-contrast': {title: 'Contrast is too low', score: 0},
    'geolocation-on-start': {title: 'Asks for the place', score: null},
    'network-requests': {
      title: 'Requests',
      score: null,
      details: {items: [{url: 'http://localhost/'}, {url: 'data:,'}]},
    },
  },
};

describe('a Lighthouse report', () => {
  it('gives the scores out of 100', () => {
    expect(readReport(JSON.stringify(result)).scores).toEqual({
      performance: 99,
      accessibility: 90,
      'best-practices': 100,
      seo: 100,
    });
  });

  it('names the audits that cost points, except audits without weight or score', () => {
    expect(readReport(JSON.stringify(result)).losses).toEqual([
      {id: 'largest-contentful-paint', title: 'Largest paint', score: 0.9, measured: '2.0 s'},
      {id: 'color-contrast', title: 'Contrast is too low', score: 0, measured: ''},
    ]);
  });

  it('lists the hosts that the page requested', () => {
    expect(readReport(JSON.stringify(result)).addresses).toEqual(['http://localhost/']);
  });

  it('is rejected if the page did not load', () => {
    const failed = {...result, runtimeError: {message: 'NO_FCP'}};
    expect(() => readReport(JSON.stringify(failed))).toThrow('Lighthouse failed: NO_FCP');
  });

  it('is rejected if a category has no score', () => {
    const categories = {...result.categories, seo: {...perfect, score: null}};
    expect(() => readReport(JSON.stringify({...result, categories}))).toThrow(
      'Lighthouse gave no score for seo.',
    );
  });
});
