import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {findTags, toVisibleText} from '@openapi-portal/openapi-console/testing';

import {knownViews} from './known-views';

import * as productViews from '.';

type Attributes = Readonly<Record<string, string>>;

const views: Readonly<Record<string, ComponentType<Attributes>>> = Object.fromEntries(
  Object.entries(productViews).map(([name, View]) => [name, View as ComponentType<Attributes>]),
);

function draw(name: string, attributes: Attributes = {}): string {
  const View = views[name];
  if (View === undefined) throw new Error(`There is no view ${name}`);
  return renderToStaticMarkup(<View {...attributes} />);
}

/** Returns the texts of the cells in each row of a view's table. */
const readRows = (name: string, attributes?: Attributes): readonly (readonly string[])[] =>
  draw(name, attributes)
    .split('<tr')
    .slice(1)
    .map((row) => findTags(row, 'th', 'td').map(({text}) => text.trim()));

const findRow = (rows: readonly (readonly string[])[], first: string) =>
  rows.find(([cell]) => cell === first);

/** Lists the attributes with which authors can use a view: one value at a time, or none. */
const listAttributes = (name: string): readonly Attributes[] => {
  const given = Object.entries(knownViews[name] ?? {}).flatMap(([key, {values}]) =>
    values.map((value) => ({[key]: value})),
  );
  return given.length === 0 ? [{}] : given;
};

/** `Term` is left out, because its text comes from the author. */
const drawable = Object.keys(knownViews).filter((name) => name in views && name !== 'Term');

it.each(drawable)('%s shows text for each name that authors may use', (name) => {
  for (const attributes of listAttributes(name)) {
    expect(toVisibleText(draw(name, attributes)), Object.values(attributes).join()).not.toBe('');
  }
});

describe('the lists of the model', () => {
  it('group the modules by the level of a user type', () => {
    const text = toVisibleText(draw('UserTypeAccess', {of: 'vendor'}));
    expect(text).toMatch(
      /contribute: Compliance, Vulnerability database, Tasks.*read: Assets, News/,
    );
    expect(text).toMatch(/none: Bookmarks, Company, Projects, Reports, Risks, University/);
  });
});

describe('the tables of the model', () => {
  it('show who owes a course and for how long it is valid', () => {
    const [head, ...rows] = readRows('Courses');
    expect(head?.slice(1, 6)).toEqual(['CISO', 'Member', 'Outsource', 'Vendor', 'Auditor']);
    expect(findRow(rows, 'CRS-0015 Accepting risks')).toEqual(
      expect.arrayContaining(['required', '–', '24 months']),
    );
    expect(rows.map(([, , , , vendor]) => vendor)).toEqual(rows.map(() => '–'));
  });

  it('link the letters of a key to its module and to a record of the example', () => {
    const rows = readRows('RecordKeys');
    expect(findRow(rows, 'VUL')?.slice(1)).toEqual([
      'exposure',
      'Vulnerability database',
      'VUL-0088, CVE-1900-1234 on AST-0042',
    ]);
    rows.slice(1).forEach(([, , , example]) => expect(example).toMatch(/^\S+, \S/));
  });

  it('show which user types can have a scope', () => {
    expect(findRow(readRows('ScopeAccess'), 'users.read')).toEqual([
      'users.read',
      'read and list all users',
      ...['yes', 'yes', '–', '–', 'yes'],
    ]);
  });

  it('list the modules of an application, and the omitted ones once', () => {
    const rows = readRows('ModulesLeftOut');
    expect(rows.slice(1).map(([name, left]) => [name, left])).toEqual([
      ['Auditor application', 'Bookmarks, News'],
      ['Supplier application', 'Company, Reports'],
      ['Vendor application', 'Bookmarks, Company, Projects, Reports, Risks, University'],
    ]);
    const readText = (of: string): string => toVisibleText(draw('ApplicationModules', {of}));
    expect(readText('vendor')).toBe(
      'Modules: Assets, Compliance, Vulnerability database, News, Tasks.',
    );
  });

  it('have a separate column for additional texts about values', () => {
    const [head, ...rows] = readRows('FieldValues', {of: 'news-item.tlp'});
    expect(head).toEqual(['Value', 'Meaning', 'Widest audience in CyberView']);
    expect(findRow(rows, 'TLP:AMBER+STRICT')?.[2]).toContain('contractors');
    expect(readRows('FieldValues', {of: 'asset.type'})[0]).toEqual(['Value', 'Meaning']);
  });

  it('show the priority of an exposure in other circumstances', () => {
    const rows = readRows('PriorityCases').slice(1);
    expect(rows[0]?.slice(1)).toEqual(['yes', 'yes', 'unknown', 'total', 'immediate']);
    expect(rows.at(-1)?.slice(1)).toEqual(['no', 'no', 'no', 'total', 'defer']);
  });

  it('map each VEX status to a status of the exposure', () => {
    const rows = readRows('VexStatuses').slice(1);
    expect(rows.map(([status, , exposure]) => [status, exposure?.split(' ')[0]])).toEqual([
      ['under_investigation', 'under_investigation'],
      ['known_affected', 'affected'],
      ['fixed', 'fixed'],
      ['known_not_affected', 'not_affected'],
    ]);
  });

  it('require forensic triage before the fix in two rows of the decision table', () => {
    const answers = readRows('PriorityRules').map((cells) => cells.at(-1));
    expect(answers.filter((cell) => cell?.includes('triage'))).toEqual([
      'immediate, after forensic triage',
      'immediate, after forensic triage',
    ]);
  });

  it('show one day of the example with the states that records enter', () => {
    const rows = readRows('RunningExampleDay', {of: '2026-11-13'}).slice(1);
    expect(rows.map(([time, record, , state]) => [time, record, state])).toEqual([
      ['–', 'PRJ-0012', 'proposed, approved'],
      ['–', 'FND-0063', 'in_remediation'],
    ]);
    expect(readRows('RunningExampleDay', {of: '2026-11-02'})[1]?.[0]).toBe('07:10');
  });

  it('list the steps for which a record waits for one user type', () => {
    const steps = new Map(readRows('OwnSteps', {of: 'ciso'}).map(([kind, text]) => [kind, text]));
    expect(steps.get('Risk')).toContain('assessed → accepted');
    expect(steps.get('Task')).toBeUndefined();
  });
});
