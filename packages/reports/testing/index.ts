export {parseXml} from './parse-xml';
export {findImportedNames, readUpstream} from './upstream';
export {formatFound, writeFiles} from './write-files';
