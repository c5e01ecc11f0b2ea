import fs from 'node:fs';

import {expect, it} from 'vitest';

import {moduleIds} from '../product/ids';

import {moduleIcons} from '.';

const stylesheet = fs.readFileSync('src/icons/icons.css', 'utf8');
const [head = '', ...drawings] = fs.readFileSync('static/img/icons.svg', 'utf8').split('\n<g ');

it('there is a drawing for each module, in their order, on one grid and with one stroke', () => {
  expect(drawings.map((drawing) => /^id="\w+" transform="[^"]+"/.exec(drawing)?.[0])).toEqual(
    moduleIds.map((id, index) => `id="${id}" transform="translate(${20 * index})"`),
  );
  expect(head).toContain(`width="${20 * moduleIds.length}" height="20" fill="none"`);
  expect(head).toContain('stroke-width="1.5"');
  for (const drawing of drawings) expect(drawing.split('<circle').length).toBeLessThanOrEqual(2);
});

it.each(moduleIds)('the page of %s has the drawing of its module in the sidebar', (id) => {
  const share = (100 / (moduleIds.length - 1)) * moduleIds.indexOf(id);
  expect(stylesheet).toContain(`.${moduleIcons[id]} {\n  --icon: ${share}%;\n}`);
  const page = fs.readFileSync(`docs/system-modules/${id}.mdx`, 'utf8');
  expect(page).toContain(`\nsidebar_class_name: ${moduleIcons[id]}\n`);
});
