export {buildConsoleModel} from './build-console-model';
export {listSampleRequests, toDefaultAddress, toSampleGroups} from './code-samples';
