import {expect, test} from 'vitest';

import {applyRule} from '../fixture';

import {findUnknownParts} from './parts';

const find = (text: string, file = 'docs/page.mdx'): string =>
  applyRule(findUnknownParts, {[file]: text});

test('passes views of the model, names of a contract and components that the page imports', () => {
  const source = [
    "import Mine from './mine';",
    'export const Own = () => null;',
    '<AccessMatrix />',
    '<Lifecycle of="risk" />',
    '<Ideas />',
    'A <Term of="risk">risk</Term> and <Operation id="create-user" />.',
    '<Mine.Part /><Own />',
  ];
  expect(find(source.join('\n\n').replace('Mine.Part', 'Mine'))).toBe('');
});

test('rejects a component that is not there, and names the nearest', () => {
  expect(find('<AccesMatrix />\n\nSee <Nothing />.\n')).toMatchInlineSnapshot(`
    "  docs/page.mdx:1:1  There is no component <AccesMatrix>
        → write AccessMatrix
      docs/page.mdx:3:5  There is no component <Nothing>
        → write one of AccessLevels, AccessMatrix, ApplicationCards, ApplicationDoors, ApplicationModules, Applications, Chain, Confusions, Courses, DataScopes, DecisionTree, Fields, FieldValues, Glossary, Ideas, Lifecycle, ModuleAccess, ModuleCards, ModuleFinder, ModuleMap, ModuleRelations, ModulesLeftOut, OwnSteps, Priorities, PriorityCases, PriorityRules, RecordKeys, ReportTemplates, RiskCalculator, RiskMatrix, RiskScales, ScopeAccess, ScoreBands, Sequence, SwimLanes, Term, Thread, ThreadDay, ThreadPeople, ThreadRecords, Timeline, UserTypeAccess, UserTypeCards, UserTypes, Wireframe, Head, TabItem, Tabs, Operation, Field, Problem, Schema, OperationAccess"
  `);
});

test('rejects a name that is not in the model, a missing one and an attribute too many', () => {
  expect(find('<Lifecycle of="risks" />\n\n<Fields />\n\n<RiskMatrix of="risk" />\n'))
    .toMatchInlineSnapshot(`
    "  docs/page.mdx:1:1  <Lifecycle> knows no of="risks"
        → write of="risk", or one of asset, bookmark, company, requirement-result, control, assessment, evidence, finding, vulnerability, exposure, news-item, risk, project, task, report, course, enrolment, idea, user
      docs/page.mdx:3:1  <Fields> does not say which by of="…"
        → write one of asset, bookmark, company, third-party, framework, requirement, control, assessment, evidence, finding, vulnerability, exposure, news-item, risk, project, task, report, course, enrolment, idea, user
      docs/page.mdx:5:1  <RiskMatrix> has no attribute of
        → take it out"
  `);
});

test('rejects views where they are not drawn', () => {
  expect(find('<RiskMatrix />\n', 'src/pages/page.mdx')).toMatchInlineSnapshot(`
    "  src/pages/page.mdx:1:1  <RiskMatrix> is not drawn on a standalone page
        → move the page into docs/, or take the component out"
  `);
});
