import {type Mapping, YamlSource} from '@openapi-portal/reports';

/** The front matter of a page. */
export interface FrontMatter extends Mapping {
  readonly isMissing: boolean;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?<yaml>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const OPENING = /^\uFEFF?---[ \t]*(?:\r?\n|$)/;

/** Blanks a text but keeps its lines, so that later locations stay right. */
const toBlank = (text: string): string => text.replace(/[^\r\n]/g, '');

/** Reads the top level of a YAML mapping; empty text is an empty one. */
export const readMapping = (yaml: string): Mapping =>
  new YamlSource(yaml).toMapping('there must be keys with values, as in "title: Assets"');

/**
 * Divides a page into its front matter and its body.
 *
 * @returns the front matter, and the text with blank lines in its place
 */
export function splitFrontMatter(text: string): {frontMatter: FrontMatter; body: string} {
  const match = FRONT_MATTER.exec(text);
  if (match?.index === 0) {
    // The first line is replaced by an empty line, so that locations are those in the file.
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
    message: 'the line --- that closes it is missing',
    fix: 'add a line --- after the last key',
  };
  return {frontMatter: {entries: [], mistakes: [unclosed], isMissing: false}, body: ''};
}
