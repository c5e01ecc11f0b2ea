export type {Fault} from '../contract/faults';
export {listFaultNotes, mendContract} from '../contract/mend-contract';
export {openApi32Types} from '../contract/open-api-32-types';
export {isMetaSchema} from './meta-schemas';
export {
  bundleContract,
  type BundledContract,
  readContract,
  readContractFile,
} from './bundle-contract';
export {findBreakOffs} from './break-off';
export {findStart} from './find-start';
export {createLocator, locateErrors, runStage} from './locate';
export {toBreakOff, toSentence} from './file-problems';
export {type ReadOptions, toLargestUnfolded, toLimits, toReleaseOptions} from './options';
export {readFor, readPublishable} from './read-publishable';
export {createResolver, readFileState} from './resolver';
export {
  findUnknownKeywords,
  openApi31Keywords,
  SCHEMA_KEYWORDS,
  splitFindings,
} from './struct-findings';
export {findTooLarge} from './unfolded-size';
