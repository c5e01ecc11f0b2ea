import {PostPicture} from '../post-pictures/PostPicture';

import {AccessLevels, AccessMatrix, ModuleAccess, UserTypeAccess} from './access';
import {AssetColumns, Settings} from './administration';
import {ApplicationModules, Applications, ModulesLeftOut} from './applications';
import {Score} from './Band';
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
import {ModuleFinder, ModuleMap, ModuleRelations} from './modules';
import {DataScopes, UserTypeList, UserTypes} from './people';
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
import {
  RunningExample,
  RunningExampleDay,
  RunningExamplePeople,
  RunningExampleRecords,
} from './running-example';
import {VexStatuses} from './vex';

/** The tables and pictures of the product model that authors place in prose by these names. */
export const productViews = {
  AccessLevels,
  AccessMatrix,
  ApplicationDoors,
  ApplicationModules,
  Applications,
  AssetColumns,
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
  ModuleFinder,
  ModuleMap,
  ModuleRelations,
  ModulesLeftOut,
  OwnSteps,
  PostPicture,
  Priorities,
  PriorityCases,
  PriorityRules,
  RecordKeys,
  ReportTemplates,
  RiskMatrix,
  RiskScales,
  ScopeAccess,
  Score,
  ScoreBands,
  Sequence,
  Settings,
  SwimLanes,
  Term,
  TermNotes,
  RunningExample,
  RunningExampleDay,
  RunningExamplePeople,
  RunningExampleRecords,
  Timeline,
  UserTypeAccess,
  UserTypeList,
  UserTypes,
  VexStatuses,
  Wireframe,
};
