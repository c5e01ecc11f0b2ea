export {countPages, type PageLength} from './count-words';
export {toHashedName} from './hashed-name';
export {type BuiltPage, readPage} from './read-page';
