export {removeDeepNesting} from './deep-nesting';
export {indentContinuations} from './indent-continuations';
export {findNearest} from './nearest';
export {
  formatCount,
  formatFile,
  formatLine,
  formatLocation,
  formatProblems,
  formatRows,
  type Mistake,
  type Problem,
  ProblemsError,
  sortByLocation,
  type SourceLocation,
} from './problems';
export {findWrongEncoding} from './wrong-encoding';
export {
  type Entry,
  type Item,
  type Mapping,
  namePointer,
  toYamlProblem,
  YamlFile,
  YamlSource,
} from './yaml-source';
