import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import {pageTasks} from './page-tasks';
import {headingIds} from './testing/heading-ids';

const HOW_TO = '\n## Open\n\nYou need: access.\n\n1. Look.\n2. Open it.\n\n## Lists\n\nText.\n';

const compileWith = async (task: string): Promise<string> => {
  const value = `<PageHead of="risks">\n\n${task}\n\n</PageHead>\n${HOW_TO}`;
  return String(await compile(value, {jsx: true, remarkPlugins: [headingIds, pageTasks]}));
};

it('adds to each task of a head who does it and in how many steps', async () => {
  const page = await compileWith('- [Open it](#open) – owner');
  expect(page).toMatch(/small children="Owner, 2 steps"/);
  expect(page).not.toContain('– owner');
});

it.each([
  ['leads to no section', '- [Open it](#close) – owner'],
  ['leads to a section that is no how-to', '- [Open it](#lists) – owner'],
  ['is no link', '- Open it – owner'],
])('reports a task that %s', async (_, task) => {
  await expect(compileWith(task)).rejects.toThrow('Write a task as');
});

it('does not change other lists', async () => {
  const page = await compile('- [Open it](#open) – owner\n', {
    jsx: true,
    remarkPlugins: [pageTasks],
  });
  expect(String(page)).toContain('– owner');
});
