import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {writeFiles} from '@openapi-portal/reports/testing';

import {formatBill} from './format-bill';
import {readLockedPackages} from './locked-packages';

const HASH = Buffer.from('hash').toString('base64');

const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': {name: 'site', dependencies: {app: '^1.0.0'}},
    'packages/own': {version: '1.0.0'},
    'node_modules/own': {resolved: 'packages/own', link: true},
    'node_modules/app': {
      version: '1.2.0',
      license: 'MIT',
      integrity: `sha1-AAAA sha512-${HASH}`,
      dependencies: {'@scope/part': '1', own: '*', gone: '*'},
      optionalDependencies: {native: '1'},
      peerDependencies: {old: '1'},
    },
    'node_modules/@scope/part': {version: '2.0.0', license: '(MIT OR Apache-2.0)', dev: true},
    'node_modules/app/node_modules/@scope/part': {version: '1.0.0', license: 'SEE LICENSE.md'},
    'node_modules/native': {version: '1.0.0', license: 'ISC', optional: true},
    'node_modules/old': {version: '1.0.0', dependencies: {app: '1'}},
    'node_modules/alias': {name: 'real', version: '3.0.0', license: 'MIT'},
  },
};

const readSite = () =>
  readLockedPackages(
    path.join(
      writeFiles({
        'package-lock.json': JSON.stringify(LOCK),
        'node_modules/old/package.json':
          '{"licenses": [{"type": "MIT"}, {"type": "BSD-2-Clause"}]}',
      }),
      'package-lock.json',
    ),
  );

const SUBJECT = {name: 'site', version: '1.0.0', description: 'A site', time: undefined};

describe('the packages of a lock file', () => {
  it('are listed once, each with its dependencies, and without folders of the site', () => {
    const packages = readSite();
    expect([...packages.keys()]).toEqual([
      'app@1.2.0',
      '@scope/part@2.0.0',
      '@scope/part@1.0.0',
      'native@1.0.0',
      'old@1.0.0',
      'real@3.0.0',
    ]);
    expect(packages.get('app@1.2.0')).toEqual({
      name: 'app',
      version: '1.2.0',
      licence: 'MIT',
      hash: Buffer.from('hash').toString('hex'),
      isForDevelopment: false,
      isOptional: false,
      needs: ['@scope/part@1.0.0', 'native@1.0.0', 'old@1.0.0'],
    });
  });

  it('have the licences that npm omits', () => {
    expect(readSite().get('old@1.0.0')?.licence).toBe('MIT OR BSD-2-Clause');
  });

  it('are marked if the build does not need them, or not every machine does', () => {
    const packages = readSite();
    expect(packages.get('@scope/part@2.0.0')?.isForDevelopment).toBe(true);
    expect(packages.get('native@1.0.0')?.isOptional).toBe(true);
  });
});

interface Bill {
  readonly serialNumber: string;
  readonly metadata: {readonly timestamp?: string};
  readonly components: readonly {readonly purl: string; readonly licenses?: unknown}[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn?: readonly string[]}[];
}

const toBill = (time?: Date): Bill =>
  JSON.parse(formatBill({...SUBJECT, time}, [...readSite().values()], [])) as Bill;

describe('a bill of materials', () => {
  it('is the same text for the same packages, in any order', () => {
    const packages = [...readSite().values()];
    expect(formatBill(SUBJECT, packages, [])).toBe(
      formatBill(SUBJECT, [...packages].reverse(), []),
    );
  });

  it('has another UUID for other packages', () => {
    const {serialNumber} = toBill();
    const [first, ...others] = [...readSite().values()];
    expect(first?.name).toBe('app');
    expect(formatBill(SUBJECT, others, [])).not.toContain(serialNumber);
    expect(serialNumber).toMatch(
      /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  });

  it('contains a time only if one is given', () => {
    expect(toBill().metadata.timestamp).toBeUndefined();
    expect(toBill(new Date(0)).metadata.timestamp).toBe('1970-01-01T00:00:00.000Z');
  });

  it('distinguishes SPDX licences, expressions and other texts', () => {
    const licences = toBill().components.map(({purl, licenses}) => [purl, licenses]);
    const acknowledgement = 'declared';
    expect(Object.fromEntries(licences)).toEqual({
      'pkg:npm/app@1.2.0': [{license: {id: 'MIT', acknowledgement}}],
      'pkg:npm/%40scope/part@2.0.0': [{expression: '(MIT OR Apache-2.0)', acknowledgement}],
      'pkg:npm/%40scope/part@1.0.0': [{license: {name: 'SEE LICENSE.md', acknowledgement}}],
      'pkg:npm/native@1.0.0': [{license: {id: 'ISC', acknowledgement}}],
      'pkg:npm/old@1.0.0': [{expression: 'MIT OR BSD-2-Clause', acknowledgement}],
      'pkg:npm/real@3.0.0': [{license: {id: 'MIT', acknowledgement}}],
    });
  });

  it('lists the dependencies of each package', () => {
    const {dependencies} = toBill();
    const app = dependencies.find(({ref}) => ref === 'pkg:npm/app@1.2.0');
    expect(app?.dependsOn).toEqual([
      'pkg:npm/%40scope/part@1.0.0',
      'pkg:npm/native@1.0.0',
      'pkg:npm/old@1.0.0',
    ]);
  });
});
