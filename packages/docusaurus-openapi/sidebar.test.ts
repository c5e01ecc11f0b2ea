import {describe, expect, it} from 'vitest';

import {arrangeSidebar, type SidebarItem} from './sidebar';

const toDoc = (slug: string): SidebarItem => ({type: 'doc', id: `Bank/${slug}`, label: slug});

/** As docusaurus-plugin-openapi-docs writes it: a category for each tag, and one for what has none. */
const written: readonly SidebarItem[] = [
  toDoc('bank-api'),
  {
    type: 'category',
    label: 'a',
    collapsible: false,
    items: ['read-one', 'read-two', 'told', 'read-rest'].map(toDoc),
  },
];

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

const toCategory = (label: string, ...items: readonly SidebarItem[]): SidebarItem => ({
  type: 'category',
  label,
  collapsible: false,
  items: items as SidebarItem[],
});

describe('the sidebar of an API', () => {
  it('has an operation under each of its tags, and the webhooks at its end', () => {
    expect(arrangeSidebar(written, toDocument({}))).toEqual([
      toCategory('a', toDoc('read-one')),
      toCategory('b', toDoc('read-one'), toDoc('read-two')),
      toCategory('Other', toDoc('read-rest')),
      toCategory('Webhooks', toDoc('told')),
    ]);
  });

  it('has tags below their parents, without those that have no operation', () => {
    const tags = [{name: 'a'}, {name: 'b', parent: 'a'}, {name: 'guide'}];
    expect(arrangeSidebar(written, toDocument({tags, webhooks: {}}))).toEqual([
      toCategory('a', toDoc('read-one'), toCategory('b', toDoc('read-one'), toDoc('read-two'))),
      toCategory('Other', toDoc('read-rest')),
    ]);
  });

  it('has the pages of a group of tags in one category, each once', () => {
    const groups = [{name: 'All', tags: ['b', 'a']}];
    expect(arrangeSidebar(written, toDocument({'x-tagGroups': groups, webhooks: {}}))).toEqual([
      toCategory('All', toDoc('read-one'), toDoc('read-two')),
      toCategory('Other', toDoc('read-rest')),
    ]);
  });

  it('has no category for a tag that is a badge', () => {
    const tags = [
      {name: 'a', kind: 'badge'},
      {name: 'b', kind: 'nav'},
    ];
    const labels = arrangeSidebar(written, toDocument({tags, webhooks: {}})).map((item) =>
      typeof item === 'object' && 'label' in item ? item.label : item,
    );
    expect(labels).toEqual(['b', 'Other']);
  });
});
