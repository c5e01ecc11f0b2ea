import fs from 'node:fs';

import {expect, it} from 'vitest';

import {compositions} from './compositions';

const posts = fs.readdirSync('blog').filter((file) => file.endsWith('.mdx'));

it.each(posts)('%s starts with its own picture', (file) => {
  const [, frontMatter = '', content = ''] = fs.readFileSync(`blog/${file}`, 'utf8').split('---\n');
  const slug = /^slug: (.+)$/m.exec(frontMatter)?.[1] ?? '';
  expect(Object.keys(compositions)).toContain(slug);
  expect(content.trimStart()).toMatch(new RegExp(`^<PostPicture of="${slug}" />\n`));
});

it('every picture belongs to an existing post', () => {
  expect(Object.keys(compositions)).toHaveLength(posts.length);
});

it.each(Object.entries(compositions))('all of %s is inside its background', (_, {nodes}) => {
  for (const {x, y, radius} of nodes) {
    expect(Math.min(x, y, 320 - x, 200 - y)).toBeGreaterThan(radius);
  }
});
