import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {describe, expect, it} from 'vitest';

import {toSlug, UniqueSlugs} from './slug';

describe('toSlug', () => {
  it.each([
    ['get-company-info', 'get-company-info'],
    ['repos/get-content', 'repos-get-content'],
    ['getHTTPStatus', 'get-http-status'],
    ['a.b c/d', 'a-b-c-d'],
    ['v2Users', 'v-2-users'],
    ['Größe', 'gro-e'],
    ['日本', ''],
  ])('converts %s to %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
    expect(toSlug(slug)).toBe(slug);
  });
});

describe('UniqueSlugs', () => {
  it('numbers equal slugs, and does not use reserved ones', () => {
    const slugs = new UniqueSlugs(['introduction']);
    expect(['a b', 'a.b', 'a/b', 'Introduction'].map((name) => slugs.take(name, name))).toEqual([
      'a-b',
      'a-b-2',
      'a-b-3',
      'introduction-2',
    ]);
  });

  it('creates names that every file system accepts', () => {
    const slugs = new UniqueSlugs();
    expect(slugs.take('CON', 'CON')).toBe('con-2');
    expect(slugs.take('n'.repeat(300), 'n')).toBe('n'.repeat(200));
    expect(slugs.take('n'.repeat(301), 'n')).toBe(`${'n'.repeat(200)}-2`);
  });

  it('uses the fallback for a name without ASCII letters', () => {
    expect(new UniqueSlugs().take('日本', 'get /users')).toBe('get-users');
  });

  it('takes time proportional to the number of equal slugs', () => {
    const readTime = watchProcessor();
    const slugs = new UniqueSlugs(['a-3']);
    for (let count = 0; count < 20_000; count += 1) slugs.take('a', '');
    expect(slugs.take('a', '')).toBe('a-20002');
    expect(readTime()).toBeLessThan(1500);
  });
});
