import MarkdownIt, {type Env, type Token} from 'markdown-it';

import {limitDepth, LIMITS, limitUnclosedBrackets} from './limits';

export type {Token};

/** State that markdown-it passes to all its parsers as `env`. */
interface Progress extends Env {
  readonly length: number;
  skipped: number;
  /** Number of inline parsers that run inside each other. */
  depth: number;
}

export const markdown = new MarkdownIt({html: true});

// Higher than our limit, because markdown-it drops deeper content silently.
Object.assign(markdown.options, {maxNesting: LIMITS.depth + 2});

const {inline} = markdown;
const skipToken = inline.skipToken.bind(inline);
const parseInline = inline.parse.bind(inline);

inline.skipToken = (state) => {
  const progress = state.env as Progress;
  progress.skipped += 1;
  limitUnclosedBrackets(progress.skipped, progress.length);
  skipToken(state);
};

/** Limits the depth of images in the labels of images, which markdown-it parses recursively. */
inline.parse = (text, md, progress: Progress, tokens) => {
  progress.depth += 1;
  limitDepth(progress.depth);
  parseInline(text, md, progress, tokens);
  progress.depth -= 1;
};

const limitLevels = (tokens: readonly Token[], outer = 0): void =>
  tokens.forEach(({level, children}) => {
    limitDepth(outer + level);
    if (children !== null) limitLevels(children, outer + level);
  });

/** Parses CommonMark with tables in linear time. Throws a MarkdownLimitError. */
export function parseMarkdown(text: string): Token[] {
  const progress: Progress = {length: text.length, skipped: 0, depth: 0};
  const tokens = markdown.parse(text, progress);
  limitLevels(tokens);
  return tokens;
}
