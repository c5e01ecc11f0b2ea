export {buildInitialForm, toBodyKind, toBodyText} from './form';
export {buildAddress, buildRequest, hasBodyMethod} from './request';
export {toSampleRequest} from './sample-request';
export {findIssues} from './validate';
