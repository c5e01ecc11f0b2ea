import fs from 'node:fs';
import path from 'node:path';

import type {Heading, Nodes} from 'mdast';

import {findHeadingIds, parseBody, splitFrontMatter, toText} from '@openapi-portal/markdown-source';
import {siteDir} from './site';

/** A heading and the content below it, up to the next heading of any level. */
export interface Section {
  /** Title; empty for the content above the first heading. */
  readonly title: string;
  readonly id: string;
  /** Line of the heading, counted from 1. */
  readonly line: number;
  readonly blocks: readonly Nodes[];
}

/** Returns the source file of a page by its URL path, such as `/docs/ideas/`. */
export const toPageFile = (address: string): string =>
  `${address.replace('/docs/API/', '/docs-api/').slice(1)}${address.endsWith('/') ? 'index' : ''}.mdx`;

/** Returns true for headings except the page title. */
const isHeading = (node: Nodes): node is Heading => node.type === 'heading' && node.depth > 1;

function divide(blocks: readonly Nodes[]): readonly Section[] {
  const ids = findHeadingIds(blocks, false, false);
  const starts = blocks.flatMap((block, index) => (isHeading(block) ? [index] : []));
  const top = {title: '', id: '', line: 1, blocks: blocks.slice(0, starts[0])};
  const below = starts.map((start, index) => {
    const [heading, ...rest] = blocks.slice(start, starts[index + 1]);
    const title = heading === undefined ? '' : toText(heading).trim();
    return {title, id: ids[index] ?? '', line: heading?.position?.start.line ?? 1, blocks: rest};
  });
  return [top, ...below];
}

/** Reads the sections of a page. */
export function readSections(file: string): readonly Section[] {
  const {body} = splitFrontMatter(fs.readFileSync(path.join(siteDir, file), 'utf8'));
  return divide(parseBody(body, 'mdx').children);
}

/** Lists the texts of the top-level paragraphs in a section. */
export const listParagraphs = ({blocks}: Section): readonly string[] =>
  blocks.flatMap((block) => (block.type === 'paragraph' ? [toText(block)] : []));
