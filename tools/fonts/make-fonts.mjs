// Subsets the site's fonts, IBM Plex (SIL Open Font License 1.1), to the characters that the site needs. Run
// `npm run fonts` and commit `static/fonts/`, so that builds do not need this folder. Plain JavaScript, because the
// packages are installed only for this command.
import fs from 'node:fs';
import path from 'node:path';

import subsetFont from 'subset-font';

const OUTPUT = path.join(import.meta.dirname, '../../static/fonts');
const PACKAGES = path.join(import.meta.dirname, 'node_modules');

const range = (first, last) =>
  String.fromCodePoint(...Array.from({length: last - first + 1}, (_, index) => first + index));

/** Characters of English and of Western European names, with punctuation and symbols. */
const CHARACTERS = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœ–—‘’‚“”„†•…‰‹›€™−≤≥≠'].join('');

/** Characters of code, which needs no curly quotes. */
const CODE_CHARACTERS = [range(0x20, 0x7e), '\u00a0…–—·×'].join('');

const FONTS = [
  {
    source: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    output: 'ibm-plex-sans.woff2',
    characters: CHARACTERS,
    variationAxes: {wght: {min: 400, max: 650}},
  },
  ...['400', '600'].map((weight) => ({
    source: `@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal.woff2`,
    output: `ibm-plex-mono-${weight}.woff2`,
    characters: CODE_CHARACTERS,
  })),
];

fs.mkdirSync(OUTPUT, {recursive: true});
for (const {source, output, characters, ...options} of FONTS) {
  const font = await subsetFont(fs.readFileSync(path.join(PACKAGES, source)), characters, {
    targetFormat: 'woff2',
    // High-resolution screens need no hinting, and the site uses no alternative glyphs.
    noHinting: true,
    noLayoutClosure: true,
    ...options,
  });
  fs.writeFileSync(path.join(OUTPUT, output), font);
  console.log(`${output}: ${(font.length / 1_000).toFixed(1)} KB`);
}
const licence = path.join(PACKAGES, '@fontsource-variable/ibm-plex-sans/LICENSE');
fs.copyFileSync(licence, path.join(OUTPUT, 'LICENSE.txt'));
