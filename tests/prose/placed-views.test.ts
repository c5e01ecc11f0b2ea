import {describe, expect, it} from 'vitest';

import type {Page} from '@openapi-portal/checked-prose/testing';
import {applications} from '../../src/product/applications';
import {entities, type Entity} from '../../src/product/entities';
import {modules} from '../../src/product/modules';
import {userTypes} from '../../src/product/user-types';
import {knownViews} from '../../src/product-views/known-views';
import {toPageFile} from '../../scripts/find-unexplained-problems';
import {listModuleFiles, readPage, readPages, toContent, toUserTypeFile} from './pages';

const toView = (name: string, of?: string): string =>
  of === undefined ? `<${name} />` : `<${name} of="${of}" />`;

const listViews = (page: Page): readonly string[] =>
  toContent(page).parts.map(({name, attributes}) => toView(name, attributes.of));

const readViews = (file: string): readonly string[] => listViews(readPage(file));

/** Lists the views that a kind of record requires: its fields, and its lifecycle if it has one. */
const toRecordViews = ({id, lifecycle}: Entity): readonly string[] => [
  toView('Fields', id),
  ...(lifecycle === undefined ? [] : [toView('Lifecycle', lifecycle)]),
];

const findMissing = (wanted: readonly string[], views: readonly string[]): readonly string[] =>
  wanted.filter((view) => !views.includes(view));

it.each([
  ['docs-api/authentication.mdx', '<CallRight of="create-user" />'],
  ['docs-api/safe-retries.mdx', '<Sequence of="safe-retry" />'],
  ['docs/user-types/outsource.mdx', '<Timeline of="account" />'],
])('%s illustrates its subject with a picture', (file, view) => {
  expect(readViews(file)).toContain(view);
});

describe.each(modules)('the page of the module $name', ({id}) => {
  const views = listModuleFiles(id).flatMap(readViews);

  it('shows who may do what, and what the module hands over', () => {
    const wanted = [toView('ModuleAccess', id), toView('ModuleRelations', id)];
    expect(findMissing(wanted, views)).toEqual([]);
  });

  it('shows the fields and the states of each of its records', () => {
    const records = entities.filter(({module}) => module === id);
    expect(findMissing(records.flatMap(toRecordViews), views)).toEqual([]);
  });
});

it.each(userTypes)('the page of the user type $name shows what it may do', ({id}) => {
  expect(readViews(toUserTypeFile(id))).toContain(toView('UserTypeAccess', id));
});

it.each(applications)('the page of the $name shows its modules', ({id, page}) => {
  expect(readViews(toPageFile(page))).toContain(toView('ApplicationModules', id));
});

it('one page shows the access levels of all user types in all modules', () => {
  const pages = readPages(['docs', 'docs-api', 'blog']).filter((page) =>
    listViews(page).includes(toView('AccessMatrix')),
  );
  expect(pages).toHaveLength(1);
});

it.each(applications)('the page of the $name leaves states to the modules', ({page}) => {
  expect(readViews(toPageFile(page)).filter((view) => view.startsWith('<Lifecycle'))).toEqual([]);
});

const PARTIAL_VIEWS = ['FieldValues', 'Score', 'Term', 'RunningExampleDay'];

it('each part of the model with a view is on some page', () => {
  const shown = readPages(['docs', 'docs-api', 'blog']).flatMap(listViews);
  const wanted = Object.entries(knownViews)
    .filter(([name]) => !PARTIAL_VIEWS.includes(name))
    .flatMap(([name, {of}]) => of?.values.map((part) => toView(name, part)) ?? [toView(name)]);
  expect(findMissing(wanted, shown)).toEqual([]);
});
