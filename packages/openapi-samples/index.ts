export {toSampleResponse} from './answer';
export {toCurl} from './languages/curl';
export {toFileName} from './file-name';
export {
  type LanguageNames,
  listLanguages,
  makeSamplePairs,
  makeSamples,
  type SampleLanguage,
} from './languages';
export {escapePartName, findUnnamedType, FORM_DATA, toPartHead} from './multipart';
export {mergeContractSamples} from './own-samples';
export {prepare} from './prepare';
export {SHOWN_HEADERS} from './types';
export type {SampleBody, SamplePart, SampleRequest, TypedRequest} from './types';
