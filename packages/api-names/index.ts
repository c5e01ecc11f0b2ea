export {isReferenceMistake, type KnownApi, readNames, type Target, toKnownApi} from './known-api';
export {findReleaseProblems, readNamesFor, recordReleases, RELEASES_FILE} from './versions';
export {
  type OlderVersion,
  readOlderVersions,
  toMinorVersion,
  writeOlderVersions,
} from './older-versions';
export {toPartsFolder, writeMentionableParts} from './mentionable-parts';
export {
  API_KEY,
  type ElementName,
  ELEMENTS,
  findReferences,
  type Reference,
  toReference,
} from './references';
