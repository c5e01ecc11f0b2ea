import path from 'node:path';

import {formatFound, writeFiles} from '@openapi-portal/reports/testing';

import type {Page} from '../page';
import {createReader} from '../read';
import {markdown, toFixtureRoutes} from './sample-site';
import type {ProseRule, ProseSite} from '../site';

export function readSite(
  files: Readonly<Record<string, string>>,
  options: Partial<ProseSite> = {},
): ProseSite {
  const siteDir = writeFiles(files);
  const staticDirs = [path.join(siteDir, 'static')];
  const contentDirs = ['docs', 'blog', 'src/pages'].map((dir) => path.join(siteDir, dir));
  const {extensions} = options;
  const sources = createReader({
    contentDirs,
    staticDirs,
    markdown: {...markdown, extensions},
  })();
  const routes = toFixtureRoutes(siteDir, Object.keys(files));
  return {
    ...sources,
    siteDir,
    baseUrl: '/',
    staticDirs,
    routes,
    apis: [],
    checks: {},
    components: {},
    componentAnchors: {},
    ...options,
  };
}

export function findPage({pages, siteDir}: ProseSite, name: string): Page {
  const page = pages.get(path.join(siteDir, name));
  if (page === undefined) throw new Error(`The fixture has no page ${name}`);
  return page;
}

/**
 * Applies a rule to all pages of a site. Formats each problem as a line with location and message, and a line
 * with the fix.
 */
export function applyRule(
  rule: ProseRule,
  files: Readonly<Record<string, string>>,
  options: Partial<ProseSite> = {},
): string {
  const site = readSite(files, options);
  return formatFound(
    [...site.pages.values()].flatMap((page) => rule(page, site)),
    site.siteDir,
  );
}
