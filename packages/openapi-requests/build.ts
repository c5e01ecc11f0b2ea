export {buildConsoleModel} from './build-console-model';
export {createFollowUpFinder} from './follow-ups';
export {toDefaultAddress, toSampleGroups, toShortCurl} from './code-samples';
