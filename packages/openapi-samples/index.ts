export {toAnswer} from './answer';
export {toCurl} from './curl';
export {toFileName} from './file-name';
export {makeSamples} from './languages';
export {toPartHead} from './multipart';
export {mergeOwnSamples} from './own-samples';
export {prepare} from './prepare';
export {SHOWN_HEADERS} from './types';
export type {Header, SampleBody, SampleLanguage, SamplePart, SampleRequest} from './types';
