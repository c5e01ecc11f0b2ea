export {FOLDER, MANIFEST, type Manifest, type TextFile, type TitlesFile} from './files';
export {findInAll, type LoadedIndex, rankInAll} from './find-in-all';
export type {Match} from './rank';
export {SearchIndex} from './search-index';
export type {Hit, SearchAnswers} from './types';
export {FAR_WEIGHT} from './weights';
