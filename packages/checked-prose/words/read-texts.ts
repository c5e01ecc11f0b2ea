import fs from 'node:fs';
import path from 'node:path';
import {type Extensions, listFiles, splitFrontMatter} from '@openapi-portal/markdown-source';
import {UsageError} from '@openapi-portal/reports/usage-error';
import ts from 'typescript';
import {YamlSource} from '@openapi-portal/reports';
import {isPair, isScalar, type Scalar, visit} from 'yaml';

import type {Text} from './parse-text';

/** Matches strings that are probably prose: several words, or one capitalised word. Other strings are identifiers. */
export const PROSE = /\s|^\p{Lu}\p{Ll}[^\p{Lu}]*$/u;

const CODE_ATTRIBUTES = new Set(['className', 'content', 'placeholder']);

const isCode = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) && CODE_ATTRIBUTES.has(node.name.getText());

type Words =
  | ts.StringLiteralLike
  | ts.JsxText
  | ts.TemplateHead
  | ts.TemplateMiddle
  | ts.TemplateTail;

const isWords = (node: ts.Node): node is Words =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** Returns the length of the delimiter at the end of the node: a quotation mark, `${`, or none. */
function countEnd(node: Words): number {
  if (ts.isJsxText(node)) return 0;
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1;
}

function toText(node: Words, source: ts.SourceFile): Text {
  const start = node.getStart(source) + (ts.isJsxText(node) ? 0 : 1);
  const {line, character} = source.getLineAndCharacterOfPosition(start);
  const words = source.text.slice(start, node.end - countEnd(node)).trimEnd();
  const markdown = ' '.repeat(character) + words;
  return {file: source.fileName, markdown, format: 'text', firstLine: line + 1};
}

/** Finds the prose in TypeScript: strings and JSX text. */
export function readStrings(file: string, source: string): readonly Text[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (isCode(node)) return;
    if (isWords(node) && PROSE.test(node.text.trim())) texts.push(toText(node, root));
    ts.forEachChild(node, visit);
  };
  visit(root);
  return texts;
}

/** Keys whose values are prose in contracts, front matter and blog files. */
const PROSE_KEYS = new Set(['description', 'detail', 'sidebar_label', 'summary', 'title']);

/** Keys whose values map names to prose. */
const MEANING_KEYS = new Set(['x-enumDescriptions']);

const hasKey = (node: unknown, keys: ReadonlySet<string>): boolean =>
  isPair(node) && isScalar(node.key) && keys.has(String(node.key.value));

/** Returns the source range of a scalar's content, without quotes or block indicator. */
function findWords({type, range}: Scalar, source: string): readonly [number, number] {
  const [start = 0, end = 0] = range ?? [];
  if (type?.startsWith('QUOTE') === true) return [start + 1, end - 1];
  return type?.startsWith('BLOCK') === true ? [source.indexOf('\n', start) + 1, end] : [start, end];
}

/**
 * Finds the prose in YAML. Texts are returned as in the source, including line breaks of folded text, so that
 * locations are correct.
 *
 * @param source the whole file, or a part with the lines before it blank
 * @param isMeant returns true for additional values that are prose
 */
export function readYaml(
  file: string,
  source: string,
  isMeant: (value: string) => boolean = () => false,
): readonly Text[] {
  const yaml = new YamlSource(source);
  const texts: Text[] = [];
  visit(yaml.document, {
    Scalar: (role, scalar, parents) => {
      const isNamed = hasKey(parents.at(-1), PROSE_KEYS) || hasKey(parents.at(-3), MEANING_KEYS);
      if (role === 'key' || typeof scalar.value !== 'string') return;
      if (!isNamed && !isMeant(scalar.value)) return;
      const [start, end] = findWords(scalar, source);
      const {line, column} = yaml.locate(start);
      const markdown = ' '.repeat(column - 1) + source.slice(start, end).trimEnd();
      texts.push({file, markdown, format: 'text', firstLine: line});
    },
  });
  return texts;
}

/** Files and folders with a site's texts, relative to the site folder. */
export interface TextSources {
  readonly pages: readonly string[];
  readonly code: readonly string[];
  /** YAML files with prose in known keys: contracts, and the blog's authors and tags. */
  readonly yaml: readonly string[];
  /** YAML files in which any value may be prose. Values are recognised like strings in code. */
  readonly data?: readonly string[];
  /** The site's Markdown extensions, such as `remark-math`. Must be the same array on every call. */
  readonly extensions?: Extensions;
}

/**
 * Reads the front matter and body of a page.
 *
 * @param file absolute path; files without the extension `.mdx` are parsed as CommonMark
 */
export function readPage(file: string, source: string): readonly Text[] {
  const {body} = splitFrontMatter(source);
  const frontMatter = source.slice(0, source.length - body.trimStart().length);
  const format = file.endsWith('.mdx') ? 'mdx' : 'md';
  return [
    ...readYaml(file, frontMatter.replace(/^---.*$/gm, '')),
    {file, markdown: body, format, firstLine: 1},
  ];
}

const READERS = {
  pages: {ending: /\.mdx?$/, read: readPage},
  code: {ending: /(?<!\.test|\.d)\.tsx?$/, read: readStrings},
  yaml: {ending: /\.ya?ml$/, read: (file: string, source: string) => readYaml(file, source)},
  data: {
    ending: /\.ya?ml$/,
    read: (file: string, source: string) => readYaml(file, source, (value) => PROSE.test(value)),
  },
} as const;

/** @throws UsageError if there is nothing of this name */
function listFilesAt(siteDir: string, source: string): readonly string[] {
  const file = path.join(siteDir, source);
  const stat = fs.statSync(file, {throwIfNoEntry: false});
  if (stat === undefined)
    throw new UsageError(`${source} does not exist: add it, or correct the list of texts`);
  return stat.isFile() ? [file] : listFiles(file);
}

export const readTexts = (siteDir: string, sources: TextSources): readonly Text[] =>
  (['pages', 'code', 'yaml', 'data'] as const).flatMap((kind) => {
    const {ending, read} = READERS[kind];
    return (sources[kind] ?? [])
      .flatMap((source) => listFilesAt(siteDir, source))
      .filter((file) => ending.test(file))
      .flatMap((file) => read(file, fs.readFileSync(file, 'utf8')))
      .map((text) => ({...text, extensions: sources.extensions}));
  });
