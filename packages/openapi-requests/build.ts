export {buildConsoleModel} from './build-console-model';
export {createFollowing} from './following';
export {toDefaultAddress, toSampleGroups, toShortCurl} from './code-samples';
