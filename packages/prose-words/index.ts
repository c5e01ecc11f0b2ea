import {isParserMessage, toSyntaxMistake} from 'static-pages/markdown/syntax-mistake';
import type {Problem} from 'static-pages/reports';

import {toFinding, type Finding} from './finding';
import {parseText} from './parse-text';
import {readTexts} from './read-texts';
import {findEmptyLinkTexts} from './rules/link-text';
import {findPassiveVoice} from './rules/passive';
import type {Rule} from './rules/rule';
import {findLongSentences} from './rules/sentence-length';
import {findSlips} from './rules/slips';
import {findSpellingMistakes} from './rules/spelling';
import {findStructureMistakes} from './rules/structure';
import {findWrongWords} from './rules/terms';
import {toPlaceInFile, type Text} from './text';
import {readWordLists, type WordLists} from './word-lists';

const rules: readonly Rule[] = [
  findSpellingMistakes,
  findWrongWords,
  findSlips,
  findLongSentences,
  findPassiveVoice,
  findStructureMistakes,
  findEmptyLinkTexts,
];

/** What has to be mended, and what would read better. */
export interface WordReport {
  readonly problems: readonly Problem[];
  readonly advice: readonly Problem[];
}

const toProblem = (text: Text, {place, message, remedy}: Finding): Problem => ({
  file: text.file,
  ...toPlaceInFile(text, place),
  message,
  remedy,
});

/** What the rules say of a text; of one that cannot be parsed, only that. */
function findFindings(text: Text, lists: WordLists): readonly Finding[] {
  try {
    const parsed = parseText(text);
    return rules.flatMap((rule) => rule(parsed, lists));
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    const {reason, line, column} = toSyntaxMistake(error, text.markdown);
    const message = `The page cannot be parsed: ${reason}`;
    return [toFinding({line, column}, message, 'correct it, so that its words can be checked')];
  }
}

/** Applies every rule to texts. */
export function checkWords(texts: readonly Text[], lists: WordLists): WordReport {
  const list = (found: readonly {text: Text; finding: Finding}[]): readonly Problem[] =>
    found.map(({text, finding}) => toProblem(text, finding));
  const all = texts.flatMap((text) =>
    findFindings(text, lists).map((finding) => ({text, finding})),
  );
  return {
    problems: list(all.filter(({finding}) => !finding.isAdvice)),
    advice: list(all.filter(({finding}) => finding.isAdvice)),
  };
}

/** Reads what people read on a site, and checks its words. */
export const lintWords = (siteDir: string): WordReport =>
  checkWords(readTexts(siteDir), readWordLists(siteDir));
