export {
  APIS_FILE,
  NAMES_DIR,
  SIDEBARS_DIR,
  toConsolePath,
  toContractPath,
  toPagesFolder,
  toPreparedPath,
} from './folders';
export {readApis, readPublished, writeApis} from './known-apis';
export {type KnownLine, readLines, toLine, writeLines} from './known-lines';
export {syncFolder, writeIfChanged} from './sync';
