export {findLocation, namePointer} from './location';
export {findNearest} from './nearest';
export {
  countThings,
  formatFile,
  formatLocation,
  formatProblems,
  formatRows,
  type Problem,
  ProblemsError,
  sortByLocation,
  type SourceLocation,
} from './problems';
export {toReason, toYamlProblem} from './yaml';
