export {countPages, type PageLength} from './count-words';
export {type BuiltPage, readPage} from './read-page';
