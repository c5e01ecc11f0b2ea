import fs from 'node:fs';

import {expect, it} from 'vitest';

import {entities} from '../product/entities';
import {moduleIds} from '../product/ids';
import {userTypes} from '../product/user-types';

import {moduleIcons, recordIcons, userTypeIcons} from '.';

const stylesheet = fs.readFileSync('src/icons/icons.css', 'utf8');
const [head = '', ...drawings] = fs.readFileSync('static/img/icons.svg', 'utf8').split('\n<g ');

const names = [
  ...new Set(
    [moduleIcons, userTypeIcons, recordIcons]
      .flatMap((icons) => Object.values(icons))
      .map((icon) => icon.replace('icon-', '')),
  ),
];

it('there is one drawing for each name, in order, on one grid and with one stroke', () => {
  expect(
    drawings.map((drawing) => /^id="\w+" transform="[^"]+"/.exec(drawing)?.[0]).sort(),
  ).toEqual(
    names
      .map((name) => {
        const index = drawings.findIndex((drawing) => drawing.startsWith(`id="${name}"`));
        return `id="${name}" transform="translate(${20 * index})"`;
      })
      .sort(),
  );
  expect(head).toContain(`width="${20 * drawings.length}" height="20" fill="none"`);
  expect(head).toContain('stroke-width="1.5"');
  for (const drawing of drawings) expect(drawing.split('<circle').length).toBeLessThanOrEqual(2);
});

it.each(names)('the stylesheet shows the drawing of %s', (name) => {
  const index = drawings.findIndex((drawing) => drawing.startsWith(`id="${name}"`));
  const share = `calc(100% * ${index} / ${drawings.length - 1})`;
  expect(stylesheet).toContain(`.icon-${name} {\n  --icon: ${share};\n}`);
});

it.each([
  ...moduleIds.map((id) => [`system-modules/${id}`, moduleIcons[id]]),
  ...userTypes.map(({id}) => [`user-types/${id}`, userTypeIcons[id]]),
])('the page %s has its drawing in the sidebar', (page, icon) => {
  const files = [`docs/${page}.mdx`, `docs/${page}/index.mdx`];
  const text = fs.readFileSync(files.find((file) => fs.existsSync(file)) ?? page, 'utf8');
  expect(text).toContain(`\nsidebar_class_name: ${icon}\n`);
});

it('each kind of record that has a key in the applications has a drawing', () => {
  const kinds = entities.filter(({key, module}) => key !== undefined && module !== undefined);
  expect(Object.keys(recordIcons).sort()).toEqual(kinds.map(({id}) => id).sort());
});
