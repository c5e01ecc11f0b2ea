import {evaluateSync} from '@mdx-js/mdx';
import type {ComponentType, ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';

import type {Part, Parts} from './theme-parts';

const IMPORT = /^import (\w+) from '@theme\/([\w/]+)';\n/gm;

type Content = ComponentType<{readonly components: Readonly<Record<string, unknown>>}>;

/** Bodies as they were compiled: most pages have the same. */
const compiled = new Map<string, Content>();

function compile(body: string): Content {
  const known = compiled.get(body);
  if (known !== undefined) return known;
  const content = evaluateSync(body.replace(IMPORT, ''), runtime).default as Content;
  compiled.set(body, content);
  return content;
}

/** The names of the theme that a body imports, by what it calls them. */
export const listImports = (body: string): readonly (readonly [string, string])[] =>
  [...body.matchAll(IMPORT)].map(([, local = '', name = '']) => [local, name]);

export const renderPart = (Part: Part, page: object): ReactNode => <Part page={page as never} />;

/**
 * The body of an MDX page, executed with parts for the names that it imports.
 *
 * @param page what the parts show
 * @returns nothing where a name has no part that can be loaded without a bundler
 */
export function evaluateBody(body: string, parts: Parts, page: object): ReactNode {
  const components: Record<string, unknown> = {};
  for (const [local, name] of listImports(body)) {
    const part = parts[name];
    if (part === undefined) return undefined;
    components[local] = () => renderPart(part, page);
  }
  const Content = compile(body);
  return <Content components={components} />;
}
