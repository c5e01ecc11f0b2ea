export {openApi32Types} from '../contract/open-api-32-types';
export {findUnknownKeywords} from '../contract/unknown-keywords';
export {isMetaSchema} from './meta-schemas';
export {bundleContract, readContract, readContractFile} from './bundle-contract';
export {toBreakOff, toSentence} from './file-problems';
export {type ReadOptions, toLimits} from './options';
export {createResolver} from './resolver';
