export {
  APIS_FILE,
  NAMES_DIR,
  SIDEBARS_DIR,
  toConsolePath,
  toContractPath,
  toPagesFolder,
  toPreparedPath,
  toPreviewPath,
} from './folders';
export {readApis, readPublished, writeApis} from './known-apis';
export {readGenerated} from './read-generated';
export {syncFolder, writeIfChanged} from './sync';
