export {buildConsoleModel} from './build-console-model';
export {createFollowing} from './following';
export {listSampleRequests, toDefaultAddress, toSampleGroups} from './code-samples';
