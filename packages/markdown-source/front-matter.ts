import {type Mapping, YamlSource} from '@openapi-portal/reports';

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
