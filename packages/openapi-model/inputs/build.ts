export {listBodyExamples, writeBody} from './body-examples';
export {listExampleValues, toExamples} from './example';
export {listProperties, toFields} from './fields';
export {toParameters} from './parameters';
export {isCheckable} from './patterns';
export {toDescription} from './plain-text';
export {isReadOnly, isWriteOnly, withoutReadOnly} from './read-only';
export {collectSchemas, type SchemaCollector} from './schemas';
export {toSecurity} from './security';
