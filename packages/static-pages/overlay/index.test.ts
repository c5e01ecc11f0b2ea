import fs from 'node:fs';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '@openapi-portal/reports/testing';
import {afterEach, expect, it, vi} from 'vitest';

import authorOverlay, {showReport, toReportFile} from './index';

afterEach(() => vi.unstubAllEnvs());

it('drops problems that were reported before the configuration was reloaded, and keeps later ones', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const siteDir = writeFiles({});
  showReport(siteDir, 'pages', 'of the run before');
  const plugin = authorOverlay({siteDir} as LoadContext) as Plugin;
  const load = (): unknown => plugin.allContentLoaded?.({} as never);
  const read = (): string => fs.readFileSync(toReportFile(siteDir, 'pages'), 'utf8');
  expect(read()).toBe('of the run before');
  await load();
  expect(read()).toBe('');
  showReport(siteDir, 'pages', 'of this run');
  await load();
  expect(read()).toBe('of this run');
});

it('is not part of a build', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(authorOverlay({siteDir: '/nowhere'} as LoadContext)).toBeNull();
});
