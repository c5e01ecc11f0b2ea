import {applications} from '../product/applications';
import {entities} from '../product/entities';
import {terms} from '../product/glossary';
import {ideas} from '../product/ideas';
import {lifecycles} from '../product/lifecycles';
import {modules} from '../product/modules';
import {userTypes} from '../product/user-types';

/** An attribute of a view: the values that it may have, and whether it may be left out. */
export interface KnownAttribute {
  readonly values: readonly string[];
  readonly isOptional?: true;
}

const toIds = (all: readonly {readonly id: string}[]): readonly string[] => all.map(({id}) => id);

const named = (all: readonly {readonly id: string}[]) => ({of: {values: toIds(all)}});

/** What authors can place in prose: the attributes of each view by their names. */
export const knownViews: Readonly<Record<string, Readonly<Record<string, KnownAttribute>>>> = {
  AccessLevels: {},
  AccessMatrix: {},
  ApplicationCards: {},
  ApplicationModules: named(applications),
  Applications: {},
  Confusions: {},
  DataScopes: {},
  Fields: named(entities),
  Glossary: {},
  Ideas: {state: {values: [...new Set(ideas.map(({state}) => state))], isOptional: true}},
  Lifecycle: named(lifecycles),
  ModuleAccess: named(modules),
  ModuleCards: {},
  ModuleFinder: {},
  ModuleMap: {},
  ModuleRelations: named(modules),
  Priorities: {},
  PriorityRules: {},
  RiskCalculator: {},
  RiskMatrix: {},
  RiskScales: {},
  ScoreBands: {},
  Term: named(terms),
  Thread: {},
  ThreadPeople: {},
  ThreadRecords: {},
  UserTypeAccess: named(userTypes),
  UserTypeCards: {},
  UserTypes: {},
};

/** The anchors that a view brings into its page. */
export const viewAnchors: Readonly<Record<string, readonly string[]>> = {
  Glossary: [...terms.map(({id}) => id), ...terms.map(({name}) => name.charAt(0).toLowerCase())],
};
