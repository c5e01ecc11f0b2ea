import {existsSync} from 'node:fs';

import {createSlugger} from '@docusaurus/utils';
import {describe, expect, it} from 'vitest';

import {confusions, findPageName, terms} from './glossary';
import {moduleIds} from './ids';

const names = terms.map(({name}) => name);

describe('the terms', () => {
  it('are between 65 and 75', () => {
    expect(terms.length).toBeGreaterThanOrEqual(65);
    expect(terms.length).toBeLessThanOrEqual(75);
  });

  it('are linked to pages by their names', () => {
    const pages = terms.flatMap(({page}) => page ?? []);
    expect(new Set(pages.map(findPageName)).size).toBeGreaterThan(12);
    expect(findPageName('/docs/user-types/ciso#review-access')).toBe('CISO');
    expect(() => findPageName('/docs/nowhere')).toThrow('no name for /docs/nowhere');
  });

  it('are sorted from A to Z', () => {
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('have the anchor that a heading with their name would get', () => {
    terms.forEach(({id, name}) => expect(id).toBe(createSlugger().slug(name)));
    expect(new Set(terms.map(({id}) => id)).size).toBe(terms.length);
  });

  it('share no form with another term', () => {
    const forms = terms.flatMap(({name, also = []}) => [name, ...also]);
    const lower = forms.map((form) => form.toLowerCase());
    expect(lower.filter((form, index) => lower.indexOf(form) !== index)).toEqual([]);
  });

  it('are defined in one or two sentences that do not begin with the term', () => {
    for (const {name, definition} of terms) {
      expect(definition, name).toMatch(/^[A-Z].*\.$/);
      expect(definition.match(/[.:?] (?=[A-Z])/g)?.length ?? 0, name).toBeLessThan(3);
      expect(definition.toLowerCase().startsWith(`${name.toLowerCase()} is`), name).toBe(false);
    }
  });

  it('name a public source, unless the meaning is our own or common usage', () => {
    const bare = terms.filter(({isOwn, source}) => !isOwn && source === undefined);
    expect(bare.map(({id}) => id)).toEqual(['inherent-risk']);
    terms.forEach(({source}) => {
      if (source !== undefined) expect(source.href).toMatch(/^https:\/\/[a-z.-]+\.[a-z]+\//);
    });
    expect(terms.filter(({isOwn, source}) => isOwn && source !== undefined)).toEqual([]);
  });

  it('are used in known modules, or have a page', () => {
    for (const {name, usedIn, page} of terms) {
      usedIn.forEach((id) => expect(moduleIds).toContain(id));
      expect(usedIn.length > 0 || page !== undefined, name).toBe(true);
    }
  });

  it('link to existing pages', () => {
    const pages = terms.flatMap(({page}) => page?.split('#')[0] ?? []);
    const missing = pages.filter(
      (page) =>
        !existsSync(
          `.${page.replace('/docs/API/', '/docs-api/')}${page.endsWith('/') ? 'index' : ''}.mdx`,
        ),
    );
    expect(missing).toEqual([]);
  });
});

describe('the confusions', () => {
  it('distinguish at least two known terms', () => {
    const known: readonly string[] = terms.map(({id}) => id);
    for (const {terms: pair} of confusions) {
      expect(new Set(pair).size, pair.join()).toBeGreaterThanOrEqual(2);
      pair.forEach((term) => expect(known).toContain(term));
    }
    expect(new Set(confusions.map((one) => [...one.terms].sort().join())).size).toBe(
      confusions.length,
    );
  });

  it('describe the difference in two or three sentences and show an example', () => {
    for (const {terms: pair, difference, example} of confusions) {
      expect(difference.match(/\.(?= [A-Z]|$)/g)?.length, pair.join()).toBeGreaterThanOrEqual(2);
      expect(difference.match(/\.(?= [A-Z]|$)/g)?.length, pair.join()).toBeLessThanOrEqual(3);
      expect(example).toMatch(/\.$/);
    }
  });
});
