import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

const FONTS_DIR = 'static/fonts';
const files = fs.readdirSync(FONTS_DIR).filter((name) => name.endsWith('.woff2'));
const read = (name: string): Buffer => fs.readFileSync(path.join(FONTS_DIR, name));

it('keeps the fonts of the site below 40 KB in total', () => {
  const sizes = files.map((name) => read(name).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
});

it('includes the licence of the fonts', () => {
  expect(fs.readFileSync(path.join(FONTS_DIR, 'LICENSE.txt'), 'utf8')).toContain(
    'SIL Open Font License',
  );
});

it('the stylesheet names exactly the existing fonts', () => {
  const css = fs.readFileSync('src/css/fonts.css', 'utf8');
  const named = Array.from(css.matchAll(/fonts\/([\w-]+\.woff2)/g), ([, name]) => name);
  expect(new Set(named)).toEqual(new Set(files));
  files.forEach((name) => expect(read(name).subarray(0, 4).toString()).toBe('wOF2'));
});
