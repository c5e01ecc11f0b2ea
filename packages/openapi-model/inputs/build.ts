export {buildSample, toExamples} from './example';
export {listProperties, toFields} from './fields';
export {toParameters} from './parameters';
export {toDescription} from './plain-text';
export {withoutReadOnly} from './read-only';
export {toSampled} from './sampled-schema';
export {collectSchemas, type SchemaCollector} from './schemas';
export {toSecurity} from './security';
export {writeXml} from './xml';
