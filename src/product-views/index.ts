/** The tables and pictures of the product model, by the names that authors use in MDX. */

export {PostPicture} from '../post-pictures/PostPicture';
export {AccessLevels, AccessMatrix, ModuleAccess, ScopeAccess, UserTypeAccess} from './access';
export {AssetColumns, Settings} from './reference-tables';
export {ApplicationModules, Applications, ModulesLeftOut} from './applications';
export {Score} from './Band';
export {Fields, FieldValues} from './fields';
export {
  ApplicationDoors,
  CallRight,
  Chain,
  DecisionTree,
  Sequence,
  SwimLanes,
  Timeline,
} from './flows';
export {Confusions, Glossary, Term, TermNotes} from './glossary';
export {PageHead} from './heads';
export {Ideas} from './ideas';
export {Illustration} from './illustrations';
export {Lifecycle} from './lifecycle';
export {ModuleFinder, ModuleMap, ModuleRelations} from './modules';
export {Courses, DataScopes, UserTypeList, UserTypes} from './people';
export {OwnSteps} from './people';
export {RecordKeys} from './reference-tables';
export {ReportTemplates} from './reference-tables';
export {
  Priorities,
  PriorityCases,
  PriorityRules,
  RiskMatrix,
  RiskScales,
  ScoreBands,
} from './risks';
export {
  RunningExample,
  RunningExampleDay,
  RunningExamplePeople,
  RunningExampleRecords,
} from './running-example';
export {VexStatuses} from './reference-tables';
