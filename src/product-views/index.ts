import {AccessLevels, AccessMatrix, ModuleAccess, UserTypeAccess} from './access';
import {ApplicationCards, ApplicationModules, Applications} from './applications';
import {Fields} from './fields';
import {Confusions, Glossary, Term, TermNotes} from './glossary';
import {Ideas} from './ideas';
import {Lifecycle} from './lifecycle';
import {ModuleCards, ModuleFinder, ModuleMap, ModuleRelations} from './modules';
import {DataScopes, UserTypeCards, UserTypes} from './people';
import {PriorityRules, Priorities, RiskMatrix, RiskScales, ScoreBands} from './risks';
import {Thread, ThreadPeople, ThreadRecords} from './thread';

/** The tables and pictures of the product model that authors place in prose by these names. */
export const productViews = {
  AccessLevels,
  AccessMatrix,
  ApplicationCards,
  ApplicationModules,
  Applications,
  Confusions,
  DataScopes,
  Fields,
  Glossary,
  Ideas,
  Lifecycle,
  ModuleAccess,
  ModuleCards,
  ModuleFinder,
  ModuleMap,
  ModuleRelations,
  Priorities,
  PriorityRules,
  RiskMatrix,
  RiskScales,
  ScoreBands,
  Term,
  TermNotes,
  Thread,
  ThreadPeople,
  ThreadRecords,
  UserTypeAccess,
  UserTypeCards,
  UserTypes,
};
