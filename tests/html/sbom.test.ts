import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {type Schema, Validator} from '@cfworker/json-schema';
import type {ProgramDigest} from '@openapi-portal/published-programs';
import {describe, expect, it} from 'vitest';

import {siteDir} from '../../scripts/site';
import {readBuilt} from './page';

interface Component {
  readonly type: string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly 'bom-ref': string;
  readonly hashes?: readonly {readonly content: string}[];
  readonly licenses?: readonly unknown[];
}

interface Bill {
  readonly metadata: {
    readonly timestamp?: string;
    readonly component: {readonly 'bom-ref': string};
  };
  readonly components: readonly Component[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn?: readonly string[]}[];
}

const SCHEMAS = path.join(siteDir, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');

const readSchema = (name: string): Schema =>
  JSON.parse(fs.readFileSync(path.join(SCHEMAS, `${name}.SNAPSHOT.schema.json`), 'utf8')) as Schema;

/** Creates a validator with the schemas of CycloneDX 1.6, which reference each other by file name. */
function createValidator(): Validator {
  const validator = new Validator(readSchema('bom-1.6'), '7', false);
  for (const name of ['spdx', 'jsf-0.82']) {
    const id = `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`;
    validator.addSchema({...readSchema(name), $id: id}, id);
  }
  return validator;
}

const readBill = (file: string): Bill => JSON.parse(readBuilt(file)) as Bill;

/** Lists the packages in a bill, without the programs that it also contains. */
const listPackages = (file: string): readonly Component[] =>
  readBill(file).components.filter(({type}) => type === 'library');

const toTitle = ({group, name, version}: Component): string =>
  `${group === undefined ? '' : `${group}/`}${name} ${version}`;

/** Returns the references of all components that the subject of a bill depends on, directly or indirectly. */
function listReached({metadata, dependencies}: Bill): ReadonlySet<string> {
  const needs = new Map(dependencies.map(({ref, dependsOn = []}) => [ref, dependsOn]));
  const reached = new Set<string>();
  const waiting = [metadata.component['bom-ref']];
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (reached.has(ref)) continue;
    reached.add(ref);
    waiting.push(...(needs.get(ref) ?? []));
  }
  return reached;
}

const SHIPPED = 'sbom.cdx.json';
const BUILDERS = 'sbom-build.cdx.json';

describe.each([SHIPPED, BUILDERS])('the bill of materials %s', (file) => {
  it('is valid by the schema of CycloneDX 1.6', () => {
    const validator = createValidator();
    expect(validator.validate(readBill(file)).errors).toEqual([]);
    expect(validator.validate({...readBill(file), components: [{name: 'a'}]}).valid).toBe(false);
  });

  it('contains the licence and the hash of every package', () => {
    const isWhole = ({licenses = [], hashes = []}: Component): boolean =>
      licenses.length > 0 && hashes[0]?.content.length === 128;
    expect(
      listPackages(file)
        .filter((one) => !isWhole(one))
        .map(toTitle),
    ).toEqual([]);
  });

  it('lists the dependency path of every package', () => {
    const bill = readBill(file);
    const reached = listReached(bill);
    expect(bill.components.filter((one) => !reached.has(one['bom-ref']))).toEqual([]);
  });

  it('has the time of a commit, not of the clock', () => {
    const log = execFileSync('git', ['log', '--format=%ct'], {cwd: siteDir, encoding: 'utf8'});
    const times = [process.env.SOURCE_DATE_EPOCH ?? '', ...log.trim().split('\n')];
    const {timestamp = ''} = readBill(file).metadata;
    expect(times).toContain(String(Date.parse(timestamp) / 1000));
  });
});

function listFonts(): readonly string[] {
  const manifest = fs.readFileSync(path.join(siteDir, 'tools/fonts/package.json'), 'utf8');
  const {dependencies} = JSON.parse(manifest) as {dependencies: Readonly<Record<string, string>>};
  const fonts = Object.entries(dependencies).filter(([name]) => name.startsWith('@fontsource'));
  return fonts.map(([name, version]) => `${name} ${version}`);
}

it('readers download the packages of the notices, and fonts', () => {
  const notices = readBuilt('third-party-notices.txt').split('\n\n')[1]?.split('\n') ?? [];
  const noticed = notices.map((line) => line.replace(/, .*/, ''));
  expect(noticed.some((title) => /^react \d/.test(title))).toBe(true);
  expect(listFonts()).toHaveLength(2);
  expect(listPackages(SHIPPED).map(toTitle).sort()).toEqual([...noticed, ...listFonts()].sort());
});

it('the site is built with the packages of the lock file that are not for development', () => {
  const titles = readBill(BUILDERS).components.map(toTitle);
  expect(titles.some((title) => /^@rspack\/core \d/.test(title))).toBe(true);
  expect(titles.filter((title) => /^(@playwright\/test|vitest|eslint) /.test(title))).toEqual([]);
});

describe('the programs that readers download', () => {
  const digests = JSON.parse(
    fs.readFileSync(
      path.join(siteDir, '.docusaurus/published-programs/default/digests.json'),
      'utf8',
    ),
  ) as Readonly<Record<string, ProgramDigest>>;

  it.each(Object.entries(digests))('%s is in both bills, with all of its packages', (file, one) => {
    const hash = createHash('sha256').update(fs.readFileSync(path.join(siteDir, 'build', file)));
    const expected = {name: file, hashes: [{alg: 'SHA-256', content: hash.digest('hex')}]};
    for (const bill of ['sbom.cdx.json', 'sbom-build.cdx.json']) {
      const {components} = readBill(bill);
      expect(components).toContainEqual(expect.objectContaining(expected));
    }
    const titles = readBill('sbom.cdx.json').components.map(toTitle);
    const missing = one.packages.filter(
      (name) => !titles.some((title) => title.startsWith(`${name} `)),
    );
    expect(missing).toEqual([]);
    expect(one.bytes).toBeLessThan(2_000_000);
  });

  it('are listed with size and digest on the page that offers them', () => {
    const page = readBuilt('docs/API/workflows.md');
    for (const {sha256} of Object.values(digests)) expect(page).toContain(sha256);
    expect(Object.keys(digests)).toEqual(['sandbox.mjs', 'mcp.mjs']);
  });
});
