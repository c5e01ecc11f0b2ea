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
export {readApis, readGenerated, readPublished, writeApis} from './known-apis';
export {syncFolder, writeIfChanged} from './sync';
