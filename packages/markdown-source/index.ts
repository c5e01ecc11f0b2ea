export {findHeadingIds} from './syntax';
export {type FrontMatter, readMapping, splitFrontMatter} from './files';
export {findTexts, isElement, mayHave} from './syntax';
export {isGenerated, listFiles} from './files';
export {parseAhead} from './parse-ahead';
export {
  type Extensions,
  type Format,
  listNodes,
  parseBody,
  readBody,
  toLocation,
  toText,
} from './parser';
export {isParserMessage, type SyntaxMistake, toSyntaxMistake} from './syntax';
export {findOriginal, findTranslation, type Translations} from './files';
export {type DocsVersion, findVersion, listVersions, VERSIONS_FILE} from './files';
export {findOwnNames, findStatements} from './syntax';
