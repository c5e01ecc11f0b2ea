import {readNames} from '@openapi-portal/api-names';
import {expect, it} from 'vitest';

import {findUnexplainedProblems} from '../../scripts/find-unexplained-problems';
import {readApis} from '../../scripts/read-apis';
import {formatFound} from '@openapi-portal/reports/testing';
import {siteDir} from './pages';

const apis = await readApis();

it('finds the problem types of the contract', () =>
  expect(readNames(siteDir)[0]?.problems.length).toBeGreaterThan(10));

it('the URL of each problem type links to its cause, its fix and an example', () => {
  expect(formatFound(findUnexplainedProblems(apis), siteDir)).toBe('');
});
