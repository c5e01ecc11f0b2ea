import {AccessLevels, AccessMatrix, ModuleAccess, UserTypeAccess} from './access';
import {ApplicationCards, ApplicationModules, Applications, ModulesLeftOut} from './applications';
import {Courses} from './courses';
import {Fields, FieldValues} from './fields';
import {
  ApplicationDoors,
  Chain,
  DecisionTree,
  Sequence,
  SwimLanes,
  Timeline,
  Wireframe,
} from './flows';
import {Confusions, Glossary, Term, TermNotes} from './glossary';
import {Ideas} from './ideas';
import {Illustration} from './illustrations';
import {Lifecycle} from './lifecycle';
import {ModuleCards, ModuleFinder, ModuleMap, ModuleRelations} from './modules';
import {DataScopes, UserTypeCards, UserTypes} from './people';
import {OwnSteps} from './own-steps';
import {RecordKeys} from './record-keys';
import {ReportTemplates} from './reports';
import {
  Priorities,
  PriorityCases,
  PriorityRules,
  RiskMatrix,
  RiskScales,
  ScoreBands,
} from './risks';
import {ScopeAccess} from './scopes';
import {Thread, ThreadDay, ThreadPeople, ThreadRecords} from './thread';

/** The tables and pictures of the product model that authors place in prose by these names. */
export const productViews = {
  AccessLevels,
  AccessMatrix,
  ApplicationCards,
  ApplicationDoors,
  ApplicationModules,
  Applications,
  Chain,
  Confusions,
  Courses,
  DataScopes,
  DecisionTree,
  Fields,
  FieldValues,
  Glossary,
  Ideas,
  Illustration,
  Lifecycle,
  ModuleAccess,
  ModuleCards,
  ModuleFinder,
  ModuleMap,
  ModuleRelations,
  ModulesLeftOut,
  OwnSteps,
  Priorities,
  PriorityCases,
  PriorityRules,
  RecordKeys,
  ReportTemplates,
  RiskMatrix,
  RiskScales,
  ScopeAccess,
  ScoreBands,
  Sequence,
  SwimLanes,
  Term,
  TermNotes,
  Thread,
  ThreadDay,
  ThreadPeople,
  ThreadRecords,
  Timeline,
  UserTypeAccess,
  UserTypeCards,
  UserTypes,
  Wireframe,
};
