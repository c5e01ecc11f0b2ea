export {toAnswer} from './answer';
export {toCurl} from './curl';
export {toFileName} from './file-name';
export {makePagesSamples, makeSamples} from './languages';
export type {Paging} from './pages';
export {toPartHead} from './multipart';
export {mergeOwnSamples} from './own-samples';
export {prepare} from './prepare';
export {SHOWN_HEADERS} from './types';
export type {
  Header,
  SampleBody,
  SampleLanguage,
  SamplePart,
  SampleRequest,
  TypedRequest,
} from './types';
