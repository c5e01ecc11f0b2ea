import {findOwn} from '@openapi-portal/reports/json';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

import {type Piece, renderPieces} from './pieces';

/** Maps Prism's many token types to our few. */
const KINDS: Readonly<Record<string, string>> = {
  'attr-name': 'name',
  boolean: 'literal',
  builtin: 'keyword',
  'class-name': 'keyword',
  comment: 'comment',
  constant: 'literal',
  function: 'name',
  key: 'name',
  keyword: 'keyword',
  number: 'literal',
  null: 'literal',
  parameter: 'name',
  property: 'name',
  string: 'string',
  'template-string': 'string',
  'triple-quoted-string': 'string',
};

const ALIASES: Readonly<Record<string, string>> = {
  curl: 'bash',
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  ts: 'typescript',
  yml: 'yaml',
};

/** An option with all its hyphens: Prism's ends at the second. */
const OPTION = /(^|\s)-{1,2}(?:\w+:[+-]?)?\w[\w.-]*(?=[=\s]|$)/;

function loadGrammar(name: string): void {
  loadLanguages(name);
  // Changed in place, because `$(…)` refers to the same object.
  if (name !== 'bash') return;
  const {parameter} = Prism.languages.bash as unknown as {parameter: Prism.TokenObject};
  parameter.pattern = OPTION;
}

function findGrammar(language: string): Prism.Grammar | undefined {
  const name = findOwn(ALIASES, language) ?? language;
  if (!/^[a-z]+$/.test(name)) return undefined;
  loadLanguages.silent = true;
  if (!Object.hasOwn(Prism.languages, name)) loadGrammar(name);
  const grammar = findOwn(Prism.languages, name);
  // `Prism.languages` also contains functions, such as `extend`.
  return typeof grammar === 'object' ? grammar : undefined;
}

/** Adds a text to pieces, to the last one where that looks the same; blanks look like anything. */
function add(pieces: {text: string; kind?: string}[], text: string, kind?: string): void {
  const last = pieces.at(-1);
  const isSame = last?.kind === kind || text.trim() === '';
  if (last !== undefined && isSame) last.text += text;
  else pieces.push({text, ...(kind !== undefined && {kind})});
}

/** Pieces of what Prism found, one after the other. */
function flatten(stream: Prism.TokenStream, kind?: string, pieces: Piece[] = []): Piece[] {
  if (typeof stream === 'string') add(pieces, stream, kind);
  else if (Array.isArray(stream)) for (const part of stream) flatten(part, kind, pieces);
  else flatten(stream.content, KINDS[stream.type] ?? kind, pieces);
  return pieces;
}

/**
 * Code in pieces, each with the kind that gives it its colour; together they are the code again.
 *
 * @param code any text
 * @param language a name of Prism's, `curl` or a usual short form; any other leaves the code plain
 */
export function highlightCode(code: string, language: string): readonly Piece[] {
  const grammar = findGrammar(language);
  return grammar === undefined ? [{text: code}] : flatten(Prism.tokenize(code, grammar));
}

const renderHtml = (code: string, language: string): string =>
  renderPieces(highlightCode(code, language));

/** HTML by language and code: the dev server renders all pages of a contract again whenever it changes. */
const rendered = new Map<string, string>();

/** Highlights code as HTML, with everything escaped and a class for each kind of token. */
export function highlightToHtml(code: string, language: string): string {
  if (process.env.NODE_ENV !== 'development') return renderHtml(code, language);
  const key = `${language} ${code}`;
  const html = rendered.get(key) ?? renderHtml(code, language);
  rendered.set(key, html);
  return html;
}
