export {openApi32Types} from '../contract/open-api-32-types';
export {readContract} from '../contract/read-contract';
export {findUnknownKeywords} from '../contract/unknown-keywords';
export {bundleContract, findUnreadable} from './bundle-contract';
export {toBreakOff, toSentence} from './file-problems';
export {type ReadOptions, toLimits} from './options';
export {createResolver} from './resolver';
