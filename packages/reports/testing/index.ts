export {findImportedNames, readUpstream} from './upstream';
export {formatFound, writeFiles} from './write-files';
