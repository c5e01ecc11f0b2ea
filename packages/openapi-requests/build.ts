export {buildConsoleModel} from './build-console-model';
export {createFollowing} from './following';
export {toDefaultAddress, toSampleGroups} from './code-samples';
