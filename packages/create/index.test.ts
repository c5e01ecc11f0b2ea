import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {askColour, readRequest, writeSite} from './index';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'create-'));
const at = (file: string): string => path.join(dir, file);

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(at(file)), {recursive: true});
  fs.writeFileSync(at(file), text);
}

beforeAll(() => {
  const pet = "{$ref: 'schemas/pet.yaml#/Pet'}";
  write(
    'shop/api.yaml',
    `openapi: 3.1.0\ninfo: {title: "Pet's shop"}\ncomponents: {schemas: {Pet: ${pet}}}`,
  );
  write(
    'shop/schemas/pet.yaml',
    "Pet: {properties: {tag: {$ref: '#/Tag'}}}\nTag: {$ref: './tag.yaml'}",
  );
  write('shop/schemas/tag.yaml', 'type: string');
  write('outside.yaml', "openapi: 3.1.0\npaths: {$ref: '../paths.yaml'}");
  write('linked/api.yaml', 'openapi: 3.1.0\npaths: {$ref: ./paths.yaml}');
  fs.symlinkSync(at('broken.yaml'), at('linked/paths.yaml'));
  write('percent.yaml', "openapi: 3.1.0\npaths: {$ref: './%.yaml'}");
  write('folder.yaml', "openapi: 3.1.0\npaths: {$ref: './shop'}");
  write('aliases.yaml', `openapi: 3.1.0\ninfo: {title: &a A}\nx: [${'*a, '.repeat(10_001)}]`);
  write('broken.yaml', 'openapi: [');
  write('other.yaml', 'asyncapi: 3.0.0');
  write('deep.json', '['.repeat(20_000));
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

describe('the command line', () => {
  it.each([
    [[], 'Name a folder for the site, and the file of a contract.'],
    [['new', 'a.yaml', 'b.yaml'], 'Name a folder'],
    [['.', 'a.yaml'], '. is not empty. Choose another folder.'],
    [['', 'a.yaml'], 'The current folder is not empty. Choose another folder.'],
    [['new', 'none.yaml'], 'none.yaml does not exist.'],
    [['new', at('broken.yaml')], 'broken.yaml cannot be read as YAML or JSON'],
    [
      ['new', at('deep.json')],
      'deep.json cannot be read as YAML or JSON: it is nested too deep at line 1',
    ],
    [['new', at('other.yaml')], 'it has neither `openapi` nor `swagger`'],
    [['new', at('outside.yaml')], 'Move the contract to a folder that contains it.'],
    [['new', at('linked/api.yaml')], 'Move the contract to a folder that contains it.'],
    [['new', at('percent.yaml')], '%.yaml does not exist.'],
    [['new', at('folder.yaml')], 'shop is not a file.'],
    [
      ['new', at('aliases.yaml')],
      'aliases.yaml cannot be read as YAML or JSON: it has more than 10000 aliases.',
    ],
    [[at('shop/api.yaml'), 'a.yaml'], 'is not empty. Choose another folder.'],
    [
      ['new', at('shop/api.yaml'), '--primary', 'red'],
      '--primary must be a colour such as #2e8555, not "red".',
    ],
  ])('rejects %j', (args, message) => expect(() => readRequest(args)).toThrow(message));

  it('finds the title and the files of a contract', () => {
    const {contract, primary, start} = readRequest([at('new'), at('shop/api.yaml'), '--no-start']);
    const files = ['shop/api.yaml', 'shop/schemas/pet.yaml', 'shop/schemas/tag.yaml'].map(at);
    expect(contract).toEqual({title: "Pet's shop", files});
    expect({primary, start}).toEqual({primary: undefined, start: false});
  });
});

it('leaves repeated keys to the build, because finding them takes quadratic time', () => {
  write('repeated.yaml', 'openapi: 3.1.0\ninfo: {title: First, title: Second}');
  expect(readRequest([at('new'), at('repeated.yaml')]).contract.title).toBe('Second');
});

it('accepts a contract with circular aliases, a long title and control characters', () => {
  const title = `Shop\\e[31m${'x'.repeat(300)}`;
  write('odd/api.yaml', `openapi: 3.1.0\ninfo: &info {title: "${title}", x-info: *info}`);
  const {contract} = readRequest([at('odd-site'), at('odd/api.yaml')]);
  expect(contract.title).toMatch(/^Shop \[31mx+$/);
  writeSite(at('odd-site'), contract, '#7a1fa2');
  const {name} = JSON.parse(fs.readFileSync(at('odd-site/package.json'), 'utf8')) as {name: string};
  expect(name).toMatch(/^shop-31mx{56}$/);
});

describe('the site', () => {
  const read = (file: string): string => fs.readFileSync(at(`site/${file}`), 'utf8');

  beforeAll(() => {
    const {contract} = readRequest([at('site'), at('shop/api.yaml')]);
    writeSite(at('site'), contract, '#7a1fa2');
  });

  it('has the title of the contract, and its files', () => {
    expect(read('docusaurus.config.mjs')).toContain('title: "Pet\'s shop"');
    expect(read('docusaurus.config.mjs')).toContain('"pet-s-shop": {specPath: "openapi/api.yaml"}');
    expect(read('openapi/schemas/tag.yaml')).toBe('type: string');
    expect(read('src/colours.css')).toContain('--ifm-color-primary: #7a1fa2;');
  });

  it('depends on the preset of the same version', () => {
    const {dependencies} = JSON.parse(read('package.json')) as {
      dependencies: Record<string, string>;
    };
    const own = JSON.parse(fs.readFileSync(path.join(__dirname, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(dependencies['@openapi-portal/preset']).toBe(own.version);
  });
});

describe('the colour', () => {
  async function answer(...answers: readonly string[]) {
    const questions: string[] = [];
    const colour = await askColour((question) => {
      questions.push(question);
      return Promise.resolve(answers[questions.length - 1] ?? '');
    });
    return {colour, questions};
  }

  it('is asked for until it is valid', async () => {
    const {colour, questions} = await answer('blue', '#12', ' #7a1fa2 ');
    expect(colour).toBe('#7a1fa2');
    expect(questions[1]).toMatch(/^blue is not a colour such as #/);
    expect(questions).toHaveLength(3);
  });

  it('is green without an answer', async () => {
    expect((await answer('')).questions).toHaveLength(1);
    expect((await answer('')).colour).toMatch(/^#[\da-f]{6}$/);
  });
});
