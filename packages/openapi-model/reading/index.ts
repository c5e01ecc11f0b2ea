export type {Fault} from '../contract/faults';
export {listFaultNotes, removeFaultyParts} from '../contract/remove-faulty-parts';
export {openApi32Types} from '../contract/open-api-32-types';
export {isMetaSchema} from './meta-schemas';
export {
  bundleContract,
  type BundledContract,
  readContract,
  readContractFile,
} from './bundle-contract';
export {findCrashingParts} from './crashing-parts';
export {findStart} from './find-start';
export {createLocator, locateErrors, runStage} from './locate';
export {toCrashProblem, toSentence} from './file-problems';
export {type ReadOptions, toMaxExpandedSize, toLimits, toReleaseOptions} from './options';
export {selectReader, readPublishable} from './read-publishable';
export {createResolver, readFileState} from './resolver';
export {
  findUnknownKeywords,
  openApi31Keywords,
  SCHEMA_KEYWORDS,
  splitFindings,
} from './struct-findings';
export {findExcessiveExpansion} from './expanded-size';
