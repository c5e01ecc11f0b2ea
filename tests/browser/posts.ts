import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

interface FrontMatter {
  readonly slug: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** A post as its source has it. */
export interface Post {
  readonly route: string;
  /** The day in the name of its file. */
  readonly day: string;
  readonly authors: readonly string[];
  readonly tagRoutes: readonly string[];
}

/** A tag as `blog/tags.yml` defines it. */
export interface Tag {
  readonly route: string;
  readonly description: string;
}

const readBlog = (name: string): string => fs.readFileSync(path.join('blog', name), 'utf8');

const names = parse(readBlog('authors.yml')) as Readonly<Record<string, {readonly name: string}>>;

const definitions = parse(readBlog('tags.yml')) as Readonly<
  Record<string, {readonly permalink: string; readonly description: string}>
>;

const toTagRoute = (name: string): string => `/blog/tags${definitions[name]?.permalink ?? ''}`;

export const tags: readonly Tag[] = Object.entries(definitions).map(([name, {description}]) => ({
  route: toTagRoute(name),
  description,
}));

export const posts: readonly Post[] = fs
  .readdirSync('blog')
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const [, frontMatter = ''] = readBlog(file).split('---\n');
    const post = parse(frontMatter) as FrontMatter;
    return {
      route: `/blog/${post.slug}`,
      day: file.slice(0, '2019-05-28'.length),
      authors: post.authors.map((id) => names[id]?.name ?? id),
      tagRoutes: post.tags.map(toTagRoute),
    };
  });
