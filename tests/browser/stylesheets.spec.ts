import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

/** Stylesheets of what is rendered at build alone: no script names their classes. */
const SOURCES = ['src/product-views/product-views.css', 'src/pages/_home/home.css'];

const findClasses = (css: string): readonly string[] => [
  ...new Set(Array.from(css.matchAll(/\.(?<name>[a-z][\w-]*)/g), ({groups}) => groups?.name ?? '')),
];

const readBuilt = (): string =>
  fs
    .readdirSync('build/assets/css')
    .map((name) => fs.readFileSync(path.join('build/assets/css', name), 'utf8'))
    .join('');

for (const source of SOURCES) {
  test(`the build keeps the rules of ${source}`, () => {
    const kept = new Set(findClasses(readBuilt()));
    const classes = findClasses(fs.readFileSync(source, 'utf8'));
    expect(classes.length).toBeGreaterThan(10);
    expect(classes.filter((name) => !kept.has(name))).toEqual([]);
  });
}
