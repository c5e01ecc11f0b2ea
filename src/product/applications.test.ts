import {existsSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {applications} from './applications';
import {moduleIds} from './ids';

describe('the applications', () => {
  it('are each the home of their user types, and show the modules that these may read', () => {
    const [first, , , last] = applications;
    expect(first?.userTypes).toEqual(['ciso', 'member']);
    expect(first?.modules).toEqual(moduleIds);
    expect(last?.userTypes).toEqual(['vendor']);
    expect(last?.modules).toEqual(['assets', 'compliance', 'cve', 'news', 'tasks']);
  });

  it('give a reason if they omit modules', () => {
    for (const {id, modules, leavesOutBecause} of applications) {
      const isWhole = modules.length === moduleIds.length;
      expect(leavesOutBecause ?? 'nothing.', id).toMatch(isWhole ? /^nothing\.$/ : /^[A-Z].*\.$/);
    }
  });

  it('have a page', () => {
    for (const {page} of applications) expect(existsSync(`.${page}.mdx`), page).toBe(true);
  });
});
