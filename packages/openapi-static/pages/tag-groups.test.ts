import type {JsonObject} from 'static-pages/reports/json';
import {describe, expect, it} from 'vitest';

import {groupCategories, readTagGroups, type SidebarItem} from './tag-groups';

const toCategory = (label: string, ...ids: readonly string[]): SidebarItem => ({
  type: 'category',
  label,
  collapsible: false,
  items: ids.map((id) => ({type: 'doc' as const, id})),
});

const categories = [
  toCategory('Company', 'read-company'),
  toCategory('Single-User', 'read-user', 'delete-user'),
  toCategory('Users', 'list-users', 'create-user'),
];

describe('categories of tags', () => {
  it('stand under the heading of their group, in the order of the contract', () => {
    const groups = [
      {name: 'Accounts', labels: ['Users', 'Single-User']},
      {name: 'Profile', labels: ['Company']},
    ];
    expect(groupCategories(categories, groups)).toEqual([
      toCategory('Accounts', 'list-users', 'create-user', 'read-user', 'delete-user'),
      toCategory('Profile', 'read-company'),
    ]);
  });

  it('keep a heading of their own after the groups where no group names them', () => {
    const groups = [{name: 'Accounts', labels: ['Users']}];
    expect(groupCategories(categories, groups)).toEqual([
      toCategory('Accounts', 'list-users', 'create-user'),
      ...categories.slice(0, 2),
    ]);
  });

  it('are as they were without groups', () => {
    expect(groupCategories(categories, [])).toEqual(categories);
  });

  it('name an operation of two tags once, and a group without operations not at all', () => {
    const twice = [toCategory('A', 'one', 'two'), toCategory('B', 'two', 'three')];
    const groups = [
      {name: 'Both', labels: ['A', 'B']},
      {name: 'Empty', labels: ['C']},
    ];
    expect(groupCategories(twice, groups)).toEqual([toCategory('Both', 'one', 'two', 'three')]);
  });
});

describe('the groups of a contract', () => {
  it('name tags as the sidebar does', () => {
    const contract: JsonObject = {
      tags: [{name: 'users', 'x-displayName': 'Users'}, {name: 'company'}],
      'x-tagGroups': [{name: 'People', tags: ['users', 'company']}],
    };
    expect(readTagGroups(contract)).toEqual([{name: 'People', labels: ['Users', 'company']}]);
  });

  it('are none where the contract has none', () => {
    expect(readTagGroups({})).toEqual([]);
  });
});
