import fs from 'node:fs';

import {expect, it} from 'vitest';

import {moduleIds} from '../product/ids';

import {moduleIcons} from '.';

const stylesheet = fs.readFileSync('src/icons/icons.css', 'utf8');

const readDrawing = (name: string): string =>
  new RegExp(`\\.${name} \\{\\n  --icon: (?<drawing>.*);`).exec(stylesheet)?.groups?.drawing ?? '';

it.each(moduleIds)('the page of %s has the drawing of its module in the sidebar', (id) => {
  expect(readDrawing(moduleIcons[id])).toContain('<path');
  const page = fs.readFileSync(`docs/system-modules/${id}.mdx`, 'utf8');
  expect(page).toContain(`\nsidebar_class_name: ${moduleIcons[id]}\n`);
});

it.each(moduleIds)(
  'the drawing of %s has the grid and the stroke of all, and one dot at most',
  (id) => {
    const drawing = readDrawing(moduleIcons[id]);
    expect(drawing).toMatch(/viewBox='0 0 20 20' fill='none'.* stroke-width='1.5'/);
    expect(drawing.split('<circle').length).toBeLessThanOrEqual(2);
  },
);
