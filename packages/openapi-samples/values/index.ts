export {buildSample, findSample, type GeneratedSample} from './build-sample';
export {checkExamples, type CheckedExample} from './check-examples';
