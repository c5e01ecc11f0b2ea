export {isMistake, type KnownApi, readNames, type Target, toKnownApi} from './known-api';
export {toPartsFolder, writeParts} from './named-parts';
export {
  API_KEY,
  type ElementName,
  ELEMENTS,
  findReferences,
  type Reference,
  toReference,
} from './references';
