import type {Node, Point, Position} from 'unist';
import type {VFile} from 'vfile';

import type {ParsedText} from './parse-text';
import type {WordLists} from './word-lists';

/** Looks at one text, and reports to its file. */
export type WordRule = (text: ParsedText, lists: WordLists) => void;

type Location = Point | Position | undefined;

/** The problem and its fix, each as one sentence without a full stop. */
type Words = readonly [message: string, fix: string];

/** Says what is wrong at a location of a text. */
export function report(file: VFile, at: Location, ...[message, fix]: Words): void {
  file.message(message, at).note = fix;
}

/** Reports advice on style. It is listed on request, and does not fail a check. */
export function advise(file: VFile, at: Location, ...[message, fix]: Words): void {
  file.info(message, at).note = fix;
}

/** Runs library plugins on a tree, and rewrites their messages in our words. */
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
