import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {siteDir} from '../../scripts/site';

const FIXTURE = path.join(siteDir, 'tests/fixtures/second-site');

describe('a plain Docusaurus site with a contract of its own', () => {
  const dir = path.join(siteDir, '.cache/site-copies/second-site');
  const readBuilt = (file: string): string =>
    fs.readFileSync(path.join(dir, 'build', file), 'utf8');

  beforeAll(async () => {
    fs.rmSync(dir, {recursive: true, force: true});
    fs.cpSync(FIXTURE, dir, {recursive: true});
    fs.symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
    const bin = path.join(dir, 'node_modules/.bin/docusaurus');
    await promisify(execFile)(bin, ['build'], {cwd: dir});
  });

  afterAll(() => fs.rmSync(dir, {recursive: true}));

  it('is configured in fewer than 80 lines', () => {
    const config = fs.readFileSync(path.join(FIXTURE, 'docusaurus.config.ts'), 'utf8');
    expect(config.trimEnd().split('\n').length).toBeLessThan(80);
  });

  it('has a page for its operation, with every fact, at the configured URL', () => {
    const page = readBuilt('reference/Shop-API/get-order/index.html');
    expect(page).toContain('Read an order');
    expect(page).toContain('Cents to pay.');
    expect(page).toContain('The number on the receipt.');
    expect(page).toContain('https://api.shop.test');
  });

  it('turns names in its prose into links to that page', () => {
    const page = readBuilt('index.html');
    expect(page).toContain('/reference/Shop-API/get-order');
    expect(page).toContain('#responses.200.total');
  });

  it('does not mention another product', () => {
    const files = fs.readdirSync(path.join(dir, 'build'), {recursive: true, encoding: 'utf8'});
    const texts = files.filter((file) => /\.(html|js|css|json|xml)$/.test(file));
    const strange = texts.filter((file) => /cyberview|ciso/i.test(readBuilt(file)));
    expect(texts.length).toBeGreaterThan(5);
    expect(strange).toEqual([]);
  });
});
