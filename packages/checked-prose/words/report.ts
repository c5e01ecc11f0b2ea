import type {Node, Point, Position} from 'unist';
import type {VFile} from 'vfile';

import type {ParsedText} from './parse-text';
import type {WordLists} from './word-lists';

/** Checks one text and adds messages to its file. */
export type WordRule = (text: ParsedText, lists: WordLists) => void;

type Location = Point | Position | undefined;

/** Problem and fix, each without a full stop. */
type Words = readonly [message: string, fix: string];

/** Reports an error, which fails the check. */
export function report(file: VFile, at: Location, ...[message, fix]: Words): void {
  file.message(message, at).note = fix;
}

/** Reports advice on style, which does not fail the check. */
export function reportAdvice(file: VFile, at: Location, ...[message, fix]: Words): void {
  file.info(message, at).note = fix;
}

/** Runs third-party plugins on a tree and replaces the text of their messages. */
export function runPlugins<Tree extends Node>(
  plugins: {readonly runSync: (tree: Tree, file: VFile) => unknown},
  tree: Tree,
  file: VFile,
  findWords: (message: VFile['messages'][number]) => Words,
): void {
  const count = file.messages.length;
  plugins.runSync(tree, file);
  for (const message of file.messages.slice(count)) {
    [message.reason, message.note] = findWords(message);
  }
}
