import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {access} from './access';
import {applications} from './applications';
import {entities} from './entities';
import {moduleIds} from './ids';
import {modules} from './modules';

const contract = parse(readFileSync('openapi/ciso-api.yaml', 'utf8')) as {
  paths: Record<string, Record<string, {tags?: readonly string[]}>>;
};

describe('the modules', () => {
  it('are in alphabetical order, each once', () => {
    expect(modules.map(({id}) => id)).toEqual([...moduleIds].sort());
  });

  it('have a row each in the permission matrix, which has no other', () => {
    const {users: _users, profile: _profile, ...rows} = access;
    expect(Object.keys(rows).sort()).toEqual([...moduleIds]);
  });

  it('are each shown by an application', () => {
    const shown = new Set(applications.flatMap((application) => application.modules));
    expect(moduleIds.filter((id) => !shown.has(id))).toEqual([]);
  });

  it('contain at least one entity each', () => {
    const holding = new Set(entities.map(({module}) => module));
    expect(moduleIds.filter((id) => !holding.has(id))).toEqual([]);
  });

  it('are related in both directions, except bookmarks, which point everywhere', () => {
    const oneWay = modules
      .filter(({id}) => id !== 'bookmarks')
      .flatMap(({id, related}) =>
        related
          .filter((other) => !modules.find((module) => module.id === other)?.related.includes(id))
          .map((other) => `${other} does not name ${id}`),
      );
    expect(oneWay).toEqual([]);
  });

  it('feed related modules, each only once', () => {
    for (const {id, related, feeds = []} of modules) {
      const targets = feeds.map(({to}) => to);
      expect(related, id).toEqual(expect.arrayContaining(targets));
      expect(new Set(targets).size, id).toBe(targets.length);
    }
  });

  it('ask a question, and continue "Use it when" without a full stop', () => {
    for (const {question, task} of modules) {
      expect(question).toMatch(/\?$/);
      expect(task).toMatch(/^[a-z].*[^.]$/);
    }
  });

  it('name tags of operations in the contract', () => {
    const tags = Object.values(contract.paths)
      .flatMap((path) => Object.values(path))
      .flatMap((operation) => operation.tags ?? []);
    const named = modules.flatMap(({apiTag}) => apiTag ?? []);
    expect(named).not.toEqual([]);
    expect(named.filter((tag) => !tags.includes(tag))).toEqual([]);
  });
});
