export {countPages, type PageLength} from './count-words';
export {toHashedName} from './hashed-name';
export {type IslandText, readIslandText, toIslandText} from './island-text';
export {keepOnly, KeptResults} from './kept-results';
export {findOlderVersion, listOlderVersions, type OlderVersion} from './older-versions';
export {type BuiltPage, readPage} from './read-page';
export {readRecords} from '../records/read-records';
export type {Mark, PageRecord} from '../records/record';
export {readLine} from '../records/text';
