import type {Node, Point, Position} from 'unist';
import type {VFile} from 'vfile';

import type {ParsedText} from './parse-text';
import type {WordLists} from './word-lists';

/** Looks at one text, and reports to its file. */
export type WordRule = (text: ParsedText, lists: WordLists) => void;

type Location = Point | Position | undefined;

/** What is wrong and what to write instead, each in one sentence without a full stop. */
type Words = readonly [message: string, fix: string];

/** Says what is wrong at a location of a text. */
export function report(file: VFile, at: Location, ...[message, fix]: Words): void {
  file.message(message, at).note = fix;
}

/** Says what would read better: that is listed where somebody asks, and stops nothing. */
export function advise(file: VFile, at: Location, ...[message, fix]: Words): void {
  file.info(message, at).note = fix;
}

/** Looks at a tree by plugins of a library, and puts what they report into our words. */
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
