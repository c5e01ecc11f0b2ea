import {existsSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {ideas} from './ideas';
import {lifecycles} from './lifecycles';

const states = lifecycles.find(({id}) => id === 'idea')?.states ?? [];

describe('the ideas', () => {
  it('have a unique key each, in order', () => {
    const keys = ideas.map(({id}) => id);
    expect(keys).toEqual([...new Set(keys)].sort());
    keys.forEach((key) => expect(key).toMatch(/^IDEA-\d{4}$/));
  });

  it('are in a state of their lifecycle', () => {
    ideas.forEach(({id, state}) =>
      expect(
        states.map((one) => one.id),
        id,
      ).toContain(state),
    );
  });

  it('give a reason after they are decided', () => {
    for (const {id, state, reason} of ideas) {
      const isDecided = states.find((one) => one.id === state)?.isFinal ?? false;
      expect(reason !== undefined, id).toBe(isDecided);
    }
  });

  it('contain date, alternative and revival condition if they were dropped', () => {
    for (const idea of ideas.filter(({state}) => state === 'dropped')) {
      expect(idea.decidedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(idea.replacedBy).toBeDefined();
      expect(idea.reviveWhen).toBeDefined();
    }
  });

  it('have a page', () => {
    for (const {page} of ideas) {
      expect(existsSync(`.${page.endsWith('/') ? `${page}index` : page}.mdx`), page).toBe(true);
    }
  });
});
