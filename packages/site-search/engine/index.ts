export {FOLDER, MANIFEST, type Manifest, type TextFile, type TitlesFile} from './files';
export {SearchIndex} from './search-index';
export type {Hit} from './types';
