export {buildConsoleModel} from './build-console-model';
export {listSampleRequests, toSampleGroups, toServerAddress} from './code-samples';
