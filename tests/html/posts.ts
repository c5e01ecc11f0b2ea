import fs from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

interface FrontMatter {
  readonly slug: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
}

/** An author in `blog/authors.yml`. */
export interface Author {
  readonly name: string;
  readonly description: string;
  readonly route: string;
}

export interface Post {
  readonly route: string;
  readonly title: string;
  readonly day: string;
  readonly authors: readonly Author[];
  readonly tagRoutes: readonly string[];
}

/** A tag in `blog/tags.yml`. */
export interface Tag {
  readonly route: string;
  readonly description: string;
}

const readBlog = (name: string): string => fs.readFileSync(path.join('blog', name), 'utf8');

const people = parse(readBlog('authors.yml')) as Readonly<Record<string, Omit<Author, 'route'>>>;

export const authors: readonly Author[] = Object.entries(people).map(([id, person]) => ({
  ...person,
  route: `/blog/authors/${id}`,
}));

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
      title: post.title,
      day: file.slice(0, '2019-05-28'.length),
      authors: authors.filter(({route}) => post.authors.includes(path.basename(route))),
      tagRoutes: post.tags.map(toTagRoute),
    };
  });
