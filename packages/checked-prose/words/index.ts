import {VFile} from 'vfile';

import {isParserMessage, toSyntaxMistake} from '@openapi-portal/markdown-source';
import type {Problem} from '@openapi-portal/reports';

import {parseText, type Text} from './parse-text';
import {readTexts, type TextSources} from './read-texts';
import {report, type WordRule} from './report';
import {findEmptyLinkTexts} from './rules/link-text';
import {findPassiveVoice} from './rules/passive';
import {findUnknownNames} from './rules/names-in-code';
import {findLongSentences} from './rules/sentence-length';
import {findRepeatedWords} from './rules/repeated-words';
import {findSpellingMistakes} from './rules/spelling';
import {findStructureMistakes} from './rules/structure';
import {findWrongWords} from './rules/terms';
import {type CodeLists, readWordLists, type WordLists} from './word-lists';

export {createDictionary} from './dictionary';
export {parseText} from './parse-text';
export {readTexts, type TextSources} from './read-texts';
export {findWrongWords} from './rules/terms';
export {type CodeLists, parseList, readWordLists} from './word-lists';

const rules: readonly WordRule[] = [
  findSpellingMistakes,
  findWrongWords,
  findUnknownNames,
  findRepeatedWords,
  findLongSentences,
  findPassiveVoice,
  findStructureMistakes,
  findEmptyLinkTexts,
];

/** Errors that fail the check, and optional advice on style. */
export interface WordReport {
  readonly problems: readonly Problem[];
  readonly advice: readonly Problem[];
}

/** Applies all rules to a text. Returns only the syntax error if the text cannot be parsed. */
function checkText(text: Text, lists: WordLists): VFile['messages'] {
  try {
    const parsed = parseText(text);
    for (const rule of rules) rule(parsed, lists);
    return parsed.file.messages;
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    const file = new VFile();
    const {message, line, column} = toSyntaxMistake(error, text.markdown);
    const reason = `The page cannot be parsed: ${message}`;
    report(file, {line, column}, reason, 'correct it; its words cannot be checked before');
    return file.messages;
  }
}

export function checkWords(texts: readonly Text[], lists: WordLists): WordReport {
  const list = (isAdvice: boolean, {file, firstLine}: Text, messages: VFile['messages']) =>
    messages
      .filter(({fatal}) => (fatal === undefined) === isAdvice)
      .map(({line = 1, column = 1, reason, note = ''}): Problem => {
        return {file, line: firstLine + line - 1, column, message: reason, fix: note};
      });
  const checked = texts.map((text) => [text, checkText(text, lists)] as const);
  return {
    problems: checked.flatMap((each) => list(false, ...each)),
    advice: checked.flatMap((each) => list(true, ...each)),
  };
}

export const lintWords = async (
  siteDir: string,
  sources: TextSources,
  listsDir: string,
  code?: CodeLists,
): Promise<WordReport> =>
  checkWords(readTexts(siteDir, sources), {
    ...(await readWordLists(siteDir, listsDir)),
    ...(code !== undefined && {code}),
  });
