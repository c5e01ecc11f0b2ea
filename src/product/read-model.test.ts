import fs from 'node:fs';
import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {readModel} from './read-model';

const DATA = 'src/product/data';

const sources = new Map(
  fs.readdirSync(DATA).map((name) => {
    const file = path.posix.join(DATA, name);
    return [file, fs.readFileSync(file, 'utf8')] as const;
  }),
);

/**
 * Creates a function that reads the model with changed files. Each change replaces the first occurrence of a text.
 */
function readChanged(changes: readonly (readonly [name: string, from: string, to: string])[]) {
  const files = new Map(sources);
  for (const [name, from, to] of changes) {
    const file = `${DATA}/${name}.yaml`;
    const text = files.get(file) ?? '';
    expect(text).toContain(from);
    files.set(file, text.replace(from, to));
  }
  return () => readModel(writeFiles(Object.fromEntries(files)));
}

const findLine = (name: string, text: string): number =>
  (sources.get(`${DATA}/${name}.yaml`)?.split(text)[0]?.split('\n') ?? []).length;

it('gives each file a schema that editors find by its first line', () => {
  for (const [file, text] of sources) {
    const schema = `../schemas/${path.parse(file).name}.json`;
    expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${schema}`);
    expect(fs.existsSync(path.join(DATA, schema)), schema).toBe(true);
  }
});

it('reports every mistake of all files, with location and suggestion', () => {
  const read = readChanged([
    ['courses', 'title: Security basics', 'titel: Security basics'],
    ['modules', 'related: [company, cve', 'related: [compayn, cve'],
    ['vex', 'says: The vendor does not know yet.', 'says: 7'],
  ]);
  const course = findLine('courses', 'title: Security basics');
  const module = findLine('modules', 'related: [company, cve');
  expect(read).toThrow(`4 problems in the product model:

  src/product/data/courses.yaml:${course - 1}:3  0.title is required
    → add title
  src/product/data/courses.yaml:${course}:3  0.titel is not allowed here
    → write title
  src/product/data/modules.yaml:${module}:15  modules.assets.related.0 must be one of`);
  expect(read).toThrow('    → write company\n');
  expect(read).toThrow(
    `src/product/data/vex.yaml:${findLine('vex', 'says: The')}:9  0.says must be text\n    → write: The statement of the vendor.`,
  );
});

it('reports invalid YAML together with mistakes of other files', () => {
  const read = readChanged([
    ['ideas', 'IDEA-0004:', 'IDEA-0007:'],
    ['glossary', '  attestation:\n', '  attestation\n'],
    ['courses', 'validityMonths: 12', 'validityMonths: twelve'],
  ]);
  expect(read).toThrow('src/product/data/courses.yaml:');
  expect(read).toThrow(/glossary\.yaml:\d+:\d+ {2}The YAML cannot be read/);
  expect(read).toThrow(/ideas\.yaml:\d+:\d+ {2}The YAML cannot be read: Map keys must be unique/);
});
