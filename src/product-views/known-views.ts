import {BOOK_FILES} from '../../config/books';
import path from 'node:path';

import type {Attribute} from '@openapi-portal/checked-prose';

import {listWorkflowFiles, listWorkflowIds, PROBLEMS} from '../api-data/list-workflows';

import {compositions} from '../post-pictures/compositions';
import {applications} from '../product/applications';
import {entities, valuedFields} from '../product/entities';
import {chains, decisions, flows, rights, sequences, timelines} from '../product/flows';
import {letters, terms} from '../product/glossary';
import {heads} from '../product/heads';
import {ideas} from '../product/ideas';
import {illustrations} from '../product/illustrations';
import {lifecycles} from '../product/lifecycles';
import {modules} from '../product/modules';
import {findOwnSteps} from '../product/own-steps';
import {impacts, likelihoods, toScore} from '../product/risk-score';
import {days} from '../product/running-example';
import {userTypes} from '../product/user-types';

import {toFieldAnchor} from './field-anchor';

const siteDir = path.resolve(__dirname, '../..');

const toIds = (all: readonly {readonly id: string}[]): readonly string[] => all.map(({id}) => id);

const named = (all: readonly {readonly id: string}[]) => ({of: {values: toIds(all)}});

const scores = likelihoods.flatMap((likelihood) =>
  impacts.map((impact) => toScore(likelihood.value, impact.value)),
);

/** The views that authors can use in prose, with their attributes. */
export const knownViews: Readonly<Record<string, Readonly<Record<string, Attribute>>>> = {
  AccessLevels: {},
  AccessMatrix: {},
  ApiChanges: {},
  ApplicationDoors: {},
  BookOffer: {of: {values: BOOK_FILES}},
  ApplicationModules: named(applications),
  Applications: {},
  AssetColumns: {},
  CallRight: named(rights),
  Chain: named(chains),
  Confusions: {},
  Courses: {},
  DataScopes: {},
  DecisionTree: named(decisions),
  Fields: named(entities),
  FieldValues: named(valuedFields),
  Glossary: {},
  Ideas: {state: {values: [...new Set(ideas.map(({state}) => state))], isOptional: true}},
  // Only the home page shows the start page.
  Illustration: named(illustrations.filter(({id}) => id !== 'start-page')),
  Languages: {},
  Lifecycle: named(lifecycles),
  ModuleAccess: named(modules),
  ModuleFinder: {},
  ModuleMap: {},
  ModuleRelations: named(modules),
  ModulesLeftOut: {},
  Nutshell: {},
  OwnSteps: named(userTypes.filter(({id}) => findOwnSteps(id).length > 0)),
  PageHead: named(heads),
  PostPicture: {of: {values: Object.keys(compositions)}},
  Priorities: {},
  PriorityCases: {},
  PriorityRules: {},
  ProgramDigest: {of: {values: ['mcp.mjs', 'sandbox.mjs']}},
  ProvokeIt: {of: {values: listWorkflowIds(siteDir, [PROBLEMS])}},
  RecordKeys: {},
  ReportTemplates: {},
  RiskCalculator: {},
  RiskMatrix: {},
  RiskScales: {},
  ScopeAccess: {},
  Score: {of: {values: [...new Set(scores)].sort((a, b) => a - b).map(String)}},
  ScoreBands: {},
  Sequence: named(sequences),
  Settings: {},
  SwimLanes: named(flows),
  Term: named(terms),
  RunningExample: {},
  RunningExampleDay: {of: {values: days}},
  RunningExamplePeople: {},
  RunningExampleRecords: {},
  Timeline: named(timelines),
  UserTypeAccess: named(userTypes),
  UserTypeList: {},
  UserTypes: {},
  VexStatuses: {},
  Workflow: {
    of: {
      values: listWorkflowIds(
        siteDir,
        listWorkflowFiles(siteDir).filter((name) => name !== PROBLEMS),
      ),
    },
  },
};

/** Views that do not show the product model, but the page's text, the API, posts or programs. */
const OTHERS = new Set([
  'ApiChanges',
  'BookOffer',
  'Languages',
  'Nutshell',
  'PageHead',
  'PostPicture',
  'ProgramDigest',
  'ProvokeIt',
  'Term',
  'Workflow',
]);

export const modelViews = Object.fromEntries(
  Object.entries(knownViews).filter(([name]) => !OTHERS.has(name)),
);

/** The anchors that views add to a page. */
export const viewAnchors: Readonly<Record<string, readonly string[]>> = {
  Fields: entities.flatMap(({id, fields}) => fields.map(({name}) => toFieldAnchor(id, name))),
  Glossary: [...terms.map(({id}) => id), ...letters],
};
