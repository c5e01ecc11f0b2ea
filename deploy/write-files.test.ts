import fs from 'node:fs';
import path from 'node:path';

import {writeFiles as writeFolder} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {writeFiles} from './write-files';

const toBuild = (text: string): string =>
  writeFolder({'index.html': `<script src="/assets/js/main.js"></script><main>${text}</main>`});

it('keeps the earlier files until all are written', async () => {
  const outDir = writeFolder({'old.txt': ''});
  const file = path.join(outDir, 'site/index.html');
  await writeFiles(toBuild('one'), outDir);
  const names = fs.readdirSync(outDir).sort();
  expect(names).toEqual(['nginx', 'site', 'upload-to-object-storage.sh']);
  const failing = writeFiles(toBuild('two'), outDir, () => Promise.reject(new Error('no books')));
  await expect(failing).rejects.toThrow('no books');
  expect(fs.readdirSync(outDir).sort()).toEqual(names);
  expect(fs.readFileSync(file, 'utf8')).toContain('one');
  await writeFiles(toBuild('two'), outDir);
  expect(fs.readFileSync(file, 'utf8')).toContain('two');
});
