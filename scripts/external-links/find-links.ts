import fs from 'node:fs';
import path from 'node:path';

import {listFiles} from '@openapi-portal/markdown-source';
import type {SourceLocation} from '@openapi-portal/reports';

export interface ExternalLink extends SourceLocation {
  readonly address: string;
  /** Absolute path. */
  readonly file: string;
}

/** Matches a URL up to the delimiters of Markdown, HTML, YAML and TypeScript. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`\\{}|^[\]]+/g;

/** Matches loopback addresses and hosts reserved by RFC 2606 and RFC 6761. */
const NOWHERE =
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$|^127\.|^\[::1\]$/;

const TEXT = /(?<!\.test)\.(mdx?|tsx?|ya?ml)$/;

/** Removes the punctuation of the sentence, and a closing parenthesis that was opened before the URL. */
function trimEnd(address: string): string {
  const trimmed = address.replace(/[.,;:!?*_]+$/, '');
  const isClosedTwice =
    trimmed.endsWith(')') && trimmed.split(')').length > trimmed.split('(').length;
  return isClosedTwice ? trimEnd(trimmed.slice(0, -1)) : trimmed;
}

/** Returns true if the URL is valid and its host may exist on the internet. */
function isOutside(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const {hostname} = new URL(address);
  return hostname.includes('.') && !NOWHERE.test(hostname);
}

export function findLinks(file: string, text: string): readonly ExternalLink[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(ADDRESS)]
      .map((match) => ({
        address: trimEnd(match[0]),
        file,
        line: index + 1,
        column: match.index + 1,
      }))
      .filter(({address}) => isOutside(address)),
  );
}

export function readLinks(siteDir: string, sources: readonly string[]): readonly ExternalLink[] {
  const files = sources
    .map((source) => path.join(siteDir, source))
    .flatMap((source) => (fs.statSync(source).isFile() ? [source] : listFiles(source)));
  return files
    .filter((file) => TEXT.test(file) && !file.includes('node_modules'))
    .flatMap((file) => findLinks(file, fs.readFileSync(file, 'utf8')));
}
