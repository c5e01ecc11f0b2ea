export {FOLDER, MANIFEST, type Manifest, type TextFile, type TitlesFile} from './files';
export {findInAll, type LoadedIndex, rankInAll} from './find-in-all';
export {INDEX_MANIFEST, openIndexes, type OpenForQuery, openSearch} from './open-indexes';
export type {Match} from './rank';
export type {Hit, SearchResults} from './types';
