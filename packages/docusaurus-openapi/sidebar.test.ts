import {describe, expect, it} from 'vitest';

import {arrangeSidebar, type SidebarItem} from './sidebar';

const toDoc = (slug: string): SidebarItem => ({type: 'doc', id: `Bank/${slug}`, label: slug});

const docs = new Map(
  ['read-one', 'read-two', 'told', 'read-rest'].map((slug) => [slug, toDoc(slug)]),
);

const look = {collapsible: false};

const toOperation = (operationId: string, tags: readonly string[]) => ({
  get: {operationId, tags},
});

const toDocument = (more: object) => ({
  openapi: '3.1.0',
  paths: {
    '/1': toOperation('read-one', ['a', 'b']),
    '/2': toOperation('read-two', ['b']),
    '/3': toOperation('read-rest', []),
  },
  webhooks: {told: {post: {operationId: 'told'}}},
  ...more,
});

const toCategory = (
  label: string,
  count: number,
  ...items: readonly SidebarItem[]
): SidebarItem => ({
  type: 'category',
  label,
  collapsible: false,
  customProps: {count},
  items: items as SidebarItem[],
});

describe('an API sidebar', () => {
  it('lists an operation under each of its tags, and webhooks at the end', () => {
    expect(arrangeSidebar(docs, look, toDocument({}))).toEqual([
      toCategory('a', 1, toDoc('read-one')),
      toCategory('b', 2, toDoc('read-one'), toDoc('read-two')),
      toCategory('Other', 1, toDoc('read-rest')),
      toCategory('Webhooks', 1, toDoc('told')),
    ]);
  });

  it('nests tags below their parents, except tags without operations', () => {
    const tags = [{name: 'a'}, {name: 'b', parent: 'a'}, {name: 'guide'}];
    expect(arrangeSidebar(docs, look, toDocument({tags, webhooks: {}}))).toEqual([
      toCategory(
        'a',
        3,
        toDoc('read-one'),
        toCategory('b', 2, toDoc('read-one'), toDoc('read-two')),
      ),
      toCategory('Other', 1, toDoc('read-rest')),
    ]);
  });

  it('lists the pages of a tag group in one category, each once', () => {
    const groups = [{name: 'All', tags: ['b', 'a']}];
    expect(arrangeSidebar(docs, look, toDocument({'x-tagGroups': groups, webhooks: {}}))).toEqual([
      toCategory('All', 2, toDoc('read-one'), toDoc('read-two')),
      toCategory('Other', 1, toDoc('read-rest')),
    ]);
  });

  it('has no category for a badge tag', () => {
    const tags = [
      {name: 'a', kind: 'badge'},
      {name: 'b', kind: 'nav'},
    ];
    const labels = arrangeSidebar(docs, look, toDocument({tags, webhooks: {}})).map((item) =>
      typeof item === 'object' && 'label' in item ? item.label : item,
    );
    expect(labels).toEqual(['b', 'Other']);
  });
});
