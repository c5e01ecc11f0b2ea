import fs from 'node:fs';
import path from 'node:path';
import {type Mapping, YamlSource} from '@openapi-portal/reports';

/** Returns true if docusaurus-plugin-openapi-docs generated the file, judging by its name. */
export const isGenerated = (file: string): boolean => /\.(api|info|schema|tag)\.mdx$/.test(file);

/** Lists the files below a folder, sorted, without generated pages. Paths start with `dir`, which may be missing. */
export function listFiles(dir: string): readonly string[] {
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !isGenerated(file))
    .sort();
}

/** Maps folders of pages to folders with their translations into the current language. All paths are absolute. */
export type Translations = ReadonlyMap<string, string>;

/** Moves a path from one folder to another. Returns undefined if the file is outside the first folder. */
function toOther(file: string, from: string, to: string): string | undefined {
  const relative = path.relative(from, file);
  return relative.startsWith('..') ? undefined : path.join(to, relative);
}

/** Returns the path of a page's translation, or undefined if the page is not translated. */
export function findTranslation(file: string, translations: Translations): string | undefined {
  return [...translations]
    .flatMap(([pages, translated]) => toOther(file, pages, translated) ?? [])
    .find((translation) => fs.existsSync(translation));
}

/** Returns the path of the page that a translation belongs to, or undefined if the file is not a translation. */
export function findOriginal(file: string, translations: Translations): string | undefined {
  const [original] = [...translations].flatMap(
    ([pages, translated]) => toOther(file, translated, pages) ?? [],
  );
  return original;
}

/** File in which Docusaurus lists the versions of the docs, relative to the site folder. */
export const VERSIONS_FILE = 'versions.json';

/** A version of the docs that was created with `docusaurus docs:version`. */
export interface DocsVersion {
  readonly name: string;
  /** Folder with the pages of the version, relative to the site folder, separated by slashes. */
  readonly dir: string;
}

/**
 * Lists the versions of a site's docs, newest first, without the current version.
 *
 * @see https://docusaurus.io/docs/versioning
 */
export function listVersions(siteDir: string): readonly DocsVersion[] {
  const file = path.join(siteDir, VERSIONS_FILE);
  if (!fs.existsSync(file)) return [];
  const names: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Array.isArray(names)
    ? names.map((name) => ({name: String(name), dir: `versioned_docs/version-${name}`}))
    : [];
}

const FOLDER =
  /[\\/](?:versioned_docs|docusaurus-plugin-content-docs)[\\/]version-(?<name>[^\\/]+)[\\/]/;

/** Returns the docs version of a page or translation, or undefined for the current version. */
export const findVersion = (file: string): string | undefined => FOLDER.exec(file)?.groups?.name;

export interface FrontMatter extends Mapping {
  readonly isMissing: boolean;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const OPENING = /^\uFEFF?---[ \t]*(?:\r?\n|$)/;

/** Removes all characters except line breaks, so that the line numbers of the text after it do not change. */
const toBlank = (text: string): string => text.replace(/[^\r\n]/g, '');

/** Parses the top-level keys of a YAML mapping. Empty text is parsed as an empty mapping. */
export const readMapping = (yaml: string): Mapping =>
  new YamlSource(yaml).toMapping('write keys with values, such as "title: Assets"');

/**
 * Splits a page into its front matter and its body.
 *
 * @returns the front matter, and the body with the front matter replaced by blank lines
 */
export function splitFrontMatter(text: string): {frontMatter: FrontMatter; body: string} {
  const match = FRONT_MATTER.exec(text);
  if (match?.index === 0) {
    // The empty line replaces the opening `---`, so that line numbers match the file.
    const mapping = readMapping(`\n${match.groups?.yaml ?? ''}`);
    const body = toBlank(match[0]) + text.slice(match[0].length);
    return {frontMatter: {...mapping, isMissing: false}, body};
  }
  if (!OPENING.test(text)) {
    return {frontMatter: {entries: [], mistakes: [], isMissing: true}, body: text};
  }
  const unclosed = {
    line: 1,
    column: 1,
    message: 'the closing line --- is missing',
    fix: 'add a line --- after the last key',
  };
  return {frontMatter: {entries: [], mistakes: [unclosed], isMissing: false}, body: ''};
}
