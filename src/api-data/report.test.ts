import fs from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import {afterEach, expect, it, vi} from 'vitest';

import {ProblemsError} from '@openapi-portal/reports';
import {writeFiles} from '@openapi-portal/reports/testing';
import {createReport} from '.';

const succeed = (): Promise<void> => Promise.resolve();
const error = new ProblemsError('the home page', [], '/site');
const fail = (): Promise<void> => Promise.reject(error);

const readShown = (siteDir: string): string =>
  fs.readFileSync(path.join(siteDir, '.docusaurus/author-problems/home.txt'), 'utf8');

afterEach(() => vi.restoreAllMocks());

it('stops if the first update fails', async () => {
  await expect(createReport(writeFiles({}))(fail)).rejects.toBe(error);
});

it('shows an error of a later update over the page, until it is fixed', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  const siteDir = writeFiles({});
  const report = createReport(siteDir);
  await report(succeed);
  await report(fail);
  expect(readShown(siteDir)).toContain('0 problems in the home page');
  await report(succeed);
  expect(readShown(siteDir)).toBe('');
});

it('leaves a contract that cannot be read to its own report', async () => {
  const siteDir = writeFiles({});
  const report = createReport(siteDir);
  const readNothing = (): Promise<void> => Promise.reject(new Error('no file'));
  await expect(report(readNothing)).rejects.toThrow('no file');
  await report(succeed);
  await report(readNothing);
  expect(fs.existsSync(path.join(siteDir, '.docusaurus'))).toBe(false);
});
