import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {beforeAll, describe, expect, it} from 'vitest';

import type {SearchIndex} from '@openapi-portal/site-search/engine';

import {listMistakes} from './mistakes';
import {findRank, loadIndex, readQueries} from './read-index';

/** Share of queries with one mistake that still find the right place among ten. */
const FORGIVEN = 0.85;

describe('search in the built site', () => {
  const queries = readQueries();
  let index: SearchIndex;

  beforeAll(async () => {
    index = await loadIndex();
  });

  it('leads to the right place: of 60 queries 50 at once, 58 among three, all among ten', () => {
    const ranks = queries.map(({query, places}) => findRank(index, query, places));
    const count = (limit: number) => ranks.filter((rank) => rank <= limit).length;
    const missed = queries.filter((_, number) => (ranks[number] ?? Infinity) > 3);
    expect(queries).toHaveLength(60);
    expect(count(1)).toBeGreaterThanOrEqual(50);
    expect(count(3), missed.map(({query}) => query).join(', ')).toBeGreaterThanOrEqual(58);
    expect(count(10)).toBe(60);
  });

  it('forgives one mistake in each long word', () => {
    const ranks = queries.flatMap(({query, places}) =>
      listMistakes(query).map((spoilt) => findRank(index, spoilt, places)),
    );
    const found = ranks.filter((rank) => rank <= 10).length;
    expect(ranks.length).toBeGreaterThan(1000);
    expect(found / ranks.length).toBeGreaterThanOrEqual(FORGIVEN);
  });

  it('finds while a word is still being typed', () => {
    expect(
      findRank(index, 'idempot', ['/docs/introduction/definitions#idempotency-key']),
    ).toBeLessThan(10);
    expect(
      findRank(index, 'access_exp', [
        '/docs/API/Ciso-API/create-user#request-body.access_expires_at',
      ]),
    ).toBe(1);
  });

  it('finds nothing for what no page says', () => {
    expect(index.find('zzzzqqq')).toEqual([]);
    expect(index.find('   ')).toEqual([]);
    expect(index.find('?!')).toEqual([]);
  });

  it.each(['risk appetite '.repeat(7000), 'x'.repeat(100_000), 'a-b '.repeat(25_000)])(
    'answers a question of 100,000 characters as fast as any: %.10s…',
    (question) => {
      const readMilliseconds = watchProcessor();
      index.find(question);
      expect(readMilliseconds()).toBeLessThan(1000);
    },
  );

  it('answers in 50 ms', () => {
    const times = queries.map(({query}) => {
      const readMilliseconds = watchProcessor();
      index.find(query);
      return readMilliseconds();
    });
    const [median = Infinity] = times.sort((a, b) => a - b).slice(times.length / 2);
    expect(median).toBeLessThan(50);
  });
});
