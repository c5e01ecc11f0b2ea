import {createRequire} from 'node:module';

import {evaluate} from '@mdx-js/mdx';
import type {Root} from 'hast';
import type {Root as Markdown} from 'mdast';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import type {ComponentType, ReactElement, ReactNode} from 'react';
import {expect, it} from 'vitest';

import liveParts from './live-parts';

const contentLoader = createRequire(import.meta.url)(
  '../internals/mdx-content/content-loader.cjs',
) as (this: {resourcePath: string}, source: string) => string;

const Own = ({children}: {readonly children?: ReactNode}): ReactNode => <b>{children}</b>;

const Diagram = ({value}: {readonly value?: string}): ReactNode => <i>{value}</i>;

/** Stands in for the theme's code block, and underlines live code. */
function Block({children}: {readonly children?: ReactNode}): ReactNode {
  const {props} = children as ReactElement<{readonly metastring?: string}>;
  return props.metastring?.includes('live') ? <u>{children}</u> : <pre>{children}</pre>;
}

/** Path of the module that the last compiled page exports as `PageParts`. */
let renderer: string | undefined;

/** Removes the export of `PageParts`, whose import only a bundler could resolve. */
const takeRenderer = () => (tree: Root) => {
  const node = tree.children.find(
    (child) =>
      child.type === 'mdxjsEsm' && JSON.stringify(child.data).includes('"ExportSpecifier"'),
  );
  renderer = /prose[\\/]+(\w+)"/.exec(JSON.stringify(node ?? ''))?.[1];
  tree.children = tree.children.filter((child) => child !== node);
};

/** Handles code blocks like Docusaurus: `mermaid` becomes an element, other blocks keep their metastring. */
const readCode = () => (tree: Markdown) => {
  tree.children = tree.children.map((node) => {
    if (node.type !== 'code') return node;
    const {lang, meta, value} = node;
    if (lang !== 'mermaid') return {...node, data: {hProperties: {metastring: meta ?? undefined}}};
    const attributes = [{type: 'mdxJsxAttribute' as const, name: 'value', value}];
    return {type: 'mdxJsxFlowElement', name: 'mermaid', attributes, children: []};
  });
};

/** Renders a page, and each of its live parts separately. */
async function render(text: string) {
  const useMDXComponents = () => ({Own, mermaid: Diagram, pre: Block});
  const options = {remarkPlugins: [readCode], rehypePlugins: [liveParts, takeRenderer]};
  const page = await evaluate(text, {...runtime, useMDXComponents, ...options});
  const {liveParts: parts = []} = page as {liveParts?: readonly ComponentType[]};
  const {default: Page} = page;
  return {
    page: renderToStaticMarkup(<Page />),
    parts: parts.map((Part) => renderToStaticMarkup(<Part />)),
  };
}

it('exports a component that the page defines, with its content', async () => {
  const {page, parts} = await render(
    'export const Toggle = ({children}) => <button>{children}</button>\n\nText\n\n<Toggle>\n\n**A** `b`\n\n</Toggle>\n',
  );
  const part = '<button><p><strong>A</strong> <code>b</code></p></button>';
  expect(parts).toEqual([part]);
  expect(page).toBe(`<p>Text</p>\n<div data-live-part="0">${part}</div>`);
});

it('exports an element with a handler, without its surroundings', async () => {
  const {page, parts} = await render(
    '<div>Text <button onClick={() => undefined}>A</button></div>\n\nA <span onFocus={() => 1}>word</span>\n',
  );
  expect(parts).toEqual(['<button>A</button>', '<span>word</span>']);
  expect(page).toContain('<div>Text <span data-live-part="0"><button>A</button></span></div>');
});

it('includes components of the site if an interactive part contains some', async () => {
  const define = 'export const Box = () => null;\n\n';
  await render(`${define}<Box>Text</Box>\n`);
  expect(renderer).toBe('PageParts');
  await render(`${define}<Box>\n\nA <Own>B</Own>\n\n</Box>\n`);
  expect(renderer).toBe('PagePartsOfSite');
});

it('does not change a page without interactive parts', async () => {
  const {page, parts} = await render('<Own>A</Own>\n\n<button type="button">B</button>\n');
  expect(parts).toEqual([]);
  expect(page).not.toContain('data-live-part');
});

it('exports parts that a theme of the site renders: diagrams and live code', async () => {
  const {page, parts} = await render(
    '```mermaid\ngraph TD\n```\n\n```jsx live title="a"\n<b/>\n```\n\n```jsx\na\n```\n',
  );
  expect(parts[0]).toBe('<i>graph TD</i>');
  expect(parts[1]).toMatch(/^<u><code[^>]*>&lt;b\/&gt;\n<\/code><\/u>$/);
  expect(page).toContain('<div data-live-part="0"><i>graph TD</i></div>');
  expect(page).toMatch(/<div data-live-part="1"><pre><code[^>]*>/);
  expect(parts).toHaveLength(2);
});

it('keeps the parts if the content is removed from the script', () => {
  const source = 'export const liveParts = [];\nexport default function MDXContent() {}\n';
  const kept = contentLoader.call({resourcePath: 'a.mdx'}, source);
  expect(kept).toContain('export const liveParts = [];');
});
