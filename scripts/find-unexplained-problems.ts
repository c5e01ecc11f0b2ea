import fs from 'node:fs';
import path from 'node:path';
import {readNames} from '@openapi-portal/api-names';
import {
  findHeadingIds,
  listNodes,
  parseBody,
  splitFrontMatter,
  toText,
} from '@openapi-portal/markdown-source';
import type {Api} from '@openapi-portal/openapi-model';
import {type Mistake, type Problem, YamlFile} from '@openapi-portal/reports';
import {joinPointer} from '@openapi-portal/reports/pointer';
import type {Heading, Nodes} from 'mdast';

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

const EXTRAS = path.join(siteDir, 'config/api-extras.ts');

const listExamples = ({blocks}: Section): readonly string[] =>
  blocks.flatMap(listNodes).flatMap((node) => (node.type === 'code' ? [node.value] : []));

/** Reports a missing cause, remedy or example in the section of a problem type. */
function findGap(section: Section, slug: string): Mistake | undefined {
  const [cause = '', remedy = ''] = listParagraphs(section);
  const message = `The section of the problem type ${slug}`;
  if (!/^Cause\. ./.test(cause)) {
    return {message: `${message} does not start with the cause`, fix: 'start it with **Cause.**'};
  }
  if (!/^What to do\. ./.test(remedy)) {
    const fix = 'start its second paragraph with **What to do.**';
    return {message: `${message} has no remedy`, fix};
  }
  if (listExamples(section).join('\n').includes(`/problems/${slug}"`)) return undefined;
  return {message: `${message} has no example`, fix: 'add one, with its `type`'};
}

function checkType(slug: string, page: string, contract: string): Problem | undefined {
  const section = readSections(page).find(({id}) => id === slug);
  if (section === undefined) {
    const pointer = joinPointer('#/x-problem-types', slug);
    const fix = `add \`### ${slug} {/* #${slug} */}\` there, with **Cause.**, **What to do.** and an example`;
    const message = `${page} has no section #${slug}, to which the URL of the problem type leads`;
    return YamlFile.read(contract).toProblem(pointer, message, fix);
  }
  const gap = findGap(section, slug);
  return gap && {file: path.join(siteDir, page), line: section.line, column: 1, ...gap};
}

/**
 * Reports problem types that the errors page does not explain with a cause, a remedy and an example. The problem types
 * are read from the names that the last build or check generated.
 */
export const findUnexplainedProblems = (apis: readonly Api[]): readonly Problem[] =>
  readNames(siteDir).flatMap(({id, contract, problems}) => {
    const errorsPage = apis.find((api) => api.id === id)?.errorsPage;
    if (errorsPage === undefined) return [];
    const page = toPageFile(`/${errorsPage}`);
    if (!fs.existsSync(path.join(siteDir, page))) {
      const message = `errorsPage: the page ${errorsPage}, to which problem types link, does not exist`;
      return [
        {file: EXTRAS, line: 1, column: 1, message, fix: 'set it to the page that explains them'},
      ];
    }
    return problems.flatMap(({slug}) => checkType(slug, page, contract) ?? []);
  });
