import {describe, expect, it} from 'vitest';
import {stringify} from 'yaml';

import {BUDGET} from '@openapi-portal/openapi-model';
import {formatProblems} from '@openapi-portal/reports';
import {toTimeLimit, watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {checkReleases} from './check-releases';
import type {SourceFile} from './source-problems';
import {toSmallContract} from './testing/small-contract';

const toText = (version: string, ...replacements: readonly (readonly [string, string])[]): string =>
  stringify(toSmallContract(['version: 1.0.0', `version: ${version}`], ...replacements));

const toIndex = (...releases: readonly (readonly [version: string, date: string])[]): string =>
  stringify(releases.map(([version, date]) => ({version, date, summary: 'What for.'})));

/** Returns the files of a release folder: `releases.yaml`, and a contract for each version. */
const toSources = (
  index: string | undefined,
  contracts: Readonly<Record<string, string>>,
): readonly SourceFile[] => [
  ...(index === undefined ? [] : [{file: '/site/releases.yaml', text: index}]),
  ...Object.entries(contracts).map(([version, text]) => ({file: `/site/${version}.yaml`, text})),
];

const check = (sources: readonly SourceFile[]) => checkReleases('/site', sources);

const report = (sources: readonly SourceFile[]): string =>
  formatProblems('the releases', check(sources).problems, '/site');

const breaking = ['enum: [round, square]', 'enum: [round]'] as const;

describe('releases', () => {
  it('are read oldest first, each with its changes', () => {
    const {releases, problems} = check(
      toSources(toIndex(['2.0.0', '2026-03-01'], ['1.0.0', '2026-01-01']), {
        '1.0.0': toText('1.0.0'),
        '2.0.0': toText('2.0.0', breaking),
      }),
    );
    expect(problems).toEqual([]);
    expect(releases.map(({version, date}) => `${version} ${date}`)).toEqual([
      '1.0.0 2026-01-01',
      '2.0.0 2026-03-01',
    ]);
    expect(releases.map(({changes}) => changes.length)).toEqual([3, 4]);
  });

  it('are optional', () => {
    expect(check(toSources(undefined, {}))).toEqual({releases: [], problems: []});
  });

  it('are rejected without a list', () => {
    expect(report(toSources(undefined, {'1.0.0': toText('1.0.0')}))).toMatchInlineSnapshot(`
      "1 problem in the releases:

        releases.yaml:1:1  The released contracts have no releases.yaml
          → add the file with an entry for each: - version, date and summary
      "
    `);
  });

  it('are rejected if the list is invalid', () => {
    expect(report(toSources('1.0.0: today', {}))).toMatchInlineSnapshot(`
      "1 problem in the releases:

        releases.yaml:1:1  The file is not a list of releases
          → write an entry for each release: - version, date and summary
      "
    `);
  });

  it('are rejected if the list cannot be read', () => {
    expect(report(toSources('- version: "1.0.0', {}))).toMatchInlineSnapshot(`
      "1 problem in the releases:

        releases.yaml:1:18  The YAML cannot be read: Missing closing "quote
          → check indentation, quotes and colons in this line and the line before
      "
    `);
  });

  it('are rejected with all errors of the list at once', () => {
    const index = `
- version: 1.0
  date: 2026-01-01
  summary: What for.
- version: 1.0.0
  date: 2026-02-30
- text
- {version: 1.1.0, date: 2026-01-01, summary: What for.}
- {version: 1.1.0, date: 2026-01-01, summary: What for.}
`;
    const contracts = {'1.0.0': toText('1.0.0'), '1.1.1': toText('1.1.1')};
    expect(report(toSources(index, contracts))).toMatchInlineSnapshot(`
      "10 problems in the releases:

        1.1.1.yaml:1:1  releases.yaml has no entry for 1.1.1
          → add one with version, date and summary, or remove this file
        releases.yaml:2:12  The version is not valid: "1.0"
          → write three numbers, as in version: 1.2.0
        releases.yaml:5:3  The release has no summary
          → describe the purpose of the release in one or two sentences
        releases.yaml:6:9  The date is not valid: "2026-02-30"
          → write the day of the release, as in date: 2026-11-21
        releases.yaml:7:3  The release has no version
          → write three numbers, as in version: 1.2.0
        releases.yaml:7:3  The release has no date
          → write the day of the release, as in date: 2026-11-21
        releases.yaml:7:3  The release has no summary
          → describe the purpose of the release in one or two sentences
        releases.yaml:8:3  The contract 1.1.0.yaml is not next to this file
          → add the released contract, or write 1.1.1
        releases.yaml:9:3  The release 1.1.0 has two entries
          → remove one of them
        releases.yaml:9:3  The contract 1.1.0.yaml is not next to this file
          → add the released contract, or write 1.1.1
      "
    `);
  });

  it('are rejected if a contract is invalid or has another version', () => {
    const index = toIndex(
      ['1.0.0', '2026-01-01'],
      ['1.0.1', '2026-01-01'],
      ['1.0.2', '2026-01-01'],
      ['1.0.3', '2026-01-01'],
    );
    const contracts = {
      '1.0.0': 'name: not a contract',
      '1.0.1': 'openapi: "3.1.0',
      '1.0.2': toText('1.0.1'),
      '1.0.3': 'openapi: 3.1.0\npaths: {/a: {get: text}}',
    };
    expect(report(toSources(index, contracts))).toMatchInlineSnapshot(`
      "4 problems in the releases:

        1.0.0.yaml:1:1  The file is neither Swagger 2.0 nor OpenAPI 3.0 or 3.1
          → copy the contract here as it was published: a released contract is a single OpenAPI file
        1.0.1.yaml:1:16  The YAML cannot be read: Missing closing "quote
          → check indentation, quotes and colons in this line and the line before
        1.0.2.yaml:4:12  info.version is 1.0.1 in the contract of 1.0.2
          → write version: 1.0.2, or rename the file to its version
        1.0.3.yaml:1:1  info.version is missing in the contract of 1.0.3
          → write version: 1.0.3, or rename the file to its version
      "
    `);
  });

  it('are rejected if a reference has no target', () => {
    const broken = toText('1.0.1', [
      "items: {$ref: '#/components/schemas/Thing'}",
      "items: {$ref: 'thing.yaml'}",
    ]);
    const index = toIndex(['1.0.1', '2026-01-02'], ['1.0.0', '2026-01-01']);
    expect(report(toSources(index, {'1.0.0': toText('1.0.0'), '1.0.1': broken})))
      .toMatchInlineSnapshot(`
      "1 problem in the releases:

        1.0.1.yaml:49:29  #/paths/~1things/get/responses/200/content/application~1json/schema/properties/items/items/$ref has a target outside this document: "thing.yaml"
          → copy the contract here as it was published: a released contract is a single OpenAPI file
      "
    `);
  });

  it('are rejected if a version is skipped, too small, or older than the previous one', () => {
    const index = toIndex(
      ['1.0.0', '2026-01-02'],
      ['1.1.0', '2026-01-03'],
      ['1.3.0', '2026-01-04'],
      ['1.3.1', '2026-01-01'],
    );
    const contracts = {
      '1.0.0': toText('1.0.0'),
      '1.1.0': toText('1.1.0', breaking),
      '1.3.0': toText('1.3.0', breaking),
      '1.3.1': toText('1.3.1', breaking),
    };
    expect(report(toSources(index, contracts))).toMatchInlineSnapshot(`
      "3 problems in the releases:

        1.1.0.yaml:4:12  1.1.0 is too small a step from 1.0.0 for its changes (4 changes, 2 breaking)
          → write 2.0.0, or undo the changes that npm run api:diff lists
        1.3.0.yaml:4:12  1.3.0 is not the next version after 1.1.0
          → write the next version: 2.0.0, 1.2.0, 1.1.1
        releases.yaml:11:9  1.3.1 is dated 2026-01-01, before 1.3.0 of 2026-01-04
          → correct one of the dates
      "
    `);
  });

  it('are rejected if two files are the contract of a version', () => {
    const sources = [
      ...toSources(toIndex(['1.0.0', '2026-01-01']), {'1.0.0': toText('1.0.0')}),
      {file: '/site/old/1.0.0.yaml', text: toText('1.0.0', breaking)},
      {file: '/site/1.0.0.json', text: JSON.stringify(toSmallContract())},
    ];
    expect(report(sources)).toMatchInlineSnapshot(`
      "2 problems in the releases:

        1.0.0.yaml:1:1  1.0.0.json is also a contract of 1.0.0
          → remove one of the files
        old/1.0.0.yaml:1:1  1.0.0.json is also a contract of 1.0.0
          → remove one of the files
      "
    `);
  });

  it('are rejected if a summary is not one or two sentences, with a short message', () => {
    const index = stringify([
      {version: '1.0.0', date: '2026-01-01', summary: 'What for. '.repeat(101)},
    ]);
    const {problems} = check(toSources(index, {'1.0.0': toText('1.0.0')}));
    expect(problems.map(({message}) => message.length < 150)).toEqual([true]);
  });

  it('are rejected quickly, however many entries are invalid', () => {
    const toVersions = (count: number) =>
      Array.from({length: count}, (_, patch) => [`1.0.${patch}`, '2026-01-01'] as const);
    const readTime = watchProcessor();
    expect(check(toSources(toIndex(...toVersions(1000)), {})).problems).toHaveLength(1000);
    expect(readTime()).toBeLessThan(toTimeLimit(1000));
    const many = report(toSources(toIndex(...toVersions(1001)), {'1.0.0': toText('1.0.0')}));
    expect(many).toContain(
      'releases.yaml:1:1  The file lists 1001 releases\n    → keep the newest',
    );
  });
});

it('lists the changes of the newest releases if all have too many', () => {
  const {changes} = BUDGET;
  Object.assign(BUDGET, {changes: 8});
  try {
    const three = ['enum: [round, square]', 'enum: [round, oval]'] as const;
    const {releases} = check(
      toSources(
        toIndex(['1.0.0', '2026-01-01'], ['2.0.0', '2026-02-01'], ['3.0.0', '2026-03-01']),
        {
          '1.0.0': toText('1.0.0', breaking),
          '2.0.0': toText('2.0.0'),
          '3.0.0': toText('3.0.0', three),
        },
      ),
    );
    const texts = releases.map((release) => release.changes.map(({text}) => text));
    expect(texts[1]).toContain('changed in 2 places, too many to list');
    expect(texts[2]).not.toContainEqual(expect.stringContaining('too many'));
  } finally {
    Object.assign(BUDGET, {changes});
  }
});
