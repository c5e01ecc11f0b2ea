export {findHeadingIds} from './anchors';
export {type FrontMatter, readMapping, splitFrontMatter} from './front-matter';
export {findTexts, isElement, mayHave} from './jsx';
export {isGenerated, listFiles} from './list-files';
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
export {isParserMessage, type SyntaxMistake, toSyntaxMistake} from './syntax-mistake';
export {findOriginal, findTranslation, type Translations} from './translations';
export {type DocsVersion, findVersion, listVersions, VERSIONS_FILE} from './versions';
export {findOwnNames, findStatements} from './own-names';
