import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {BUILD} from './page';

const FOLDER = path.join(BUILD, 'styles');

const files = fs.readdirSync(FOLDER);

const hash = (file: string): string =>
  crypto
    .createHash('sha256')
    .update(fs.readFileSync(path.join(FOLDER, file)))
    .digest('hex');

describe('stylesheets of some pages only', () => {
  it('are for the API, the home page, prose, the blog, the changelog, and rare views', () => {
    expect(files.map((file) => file.split('.')[0]).sort()).toEqual([
      'api-overview',
      'api-reference',
      'applications',
      'blog',
      'changelog',
      'example',
      'glossary',
      'grouped',
      'home',
      'languages',
      'moduleMap',
      'pictures',
      'prose',
      'riskMatrix',
      'workflow',
    ]);
  });

  it.each(files)(
    '%s has the hash of its content in its name, because browsers cache it',
    (file) => {
      expect(file.split('.')[1]).toBe(hash(file).slice(0, 8));
    },
  );

  it('keep the colours of all responses that an operation can have', () => {
    const file = files.find((name) => name.startsWith('api-reference')) ?? '';
    expect(fs.readFileSync(path.join(FOLDER, file), 'utf8')).toMatch(/\.api-status-4\b/);
  });
});
