import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readNames} from '@openapi-portal/api-names';
import logger from '@docusaurus/logger';
import {showReport} from '@openapi-portal/static-pages/overlay';
import {ProblemsError} from '@openapi-portal/reports';

import type {ShownApi} from '../pages/_home/call';
import {readModel} from '../product/read-model';
import {readCall} from './read-call';
import {WORKFLOWS_DIR} from './list-workflows';
import {readApiWorkflows} from './read-workflows';
import {publishWorkflows} from './publish-workflows';

/** Identifies the home page in the dev server's error overlay. */
export const SUBJECT = 'home';

/** Creates a function that runs work. Later problems in the dev server only show in its overlay. */
export function createReport(siteDir: string): (work: () => Promise<void>) => Promise<void> {
  let hasSucceeded = false;
  return async (work) => {
    try {
      await work();
      if (hasSucceeded) showReport(siteDir, SUBJECT, '');
      hasSucceeded = true;
    } catch (error) {
      if (!hasSucceeded) throw error;
      // Contracts that cannot be read are reported by the plugin that publishes the API.
      if (!(error instanceof ProblemsError)) return;
      logger.error(error.message);
      showReport(siteDir, SUBJECT, error.message);
    }
  };
}

const listApis = (siteDir: string): readonly ShownApi[] =>
  readNames(siteDir).map(({title, href, summary, operations}) => ({
    title,
    href,
    summary,
    operations: operations.length,
  }));

/** Writes data for the site's own pages: the product model, the APIs, the call of the home page, workflows. */
export default function apiData({siteDir}: LoadContext): Plugin {
  const report = createReport(siteDir);
  return {
    name: 'api-data',
    getPathsToWatch: () => [`${WORKFLOWS_DIR}/*.yaml`, 'src/product/data/*.yaml'],
    // This also runs after every change to a contract, because the docs watch the contracts. If this plugin
    // watched them too, both would reload at once.
    allContentLoaded: ({actions}) =>
      report(async () => {
        await actions.createData('product.json', readModel(siteDir));
        await actions.createData('call.json', await readCall(siteDir));
        await actions.createData('apis.json', listApis(siteDir));
        await actions.createData('workflows.json', readApiWorkflows(siteDir));
        for (const {route, contract} of readNames(siteDir)) {
          await publishWorkflows(siteDir, {route, contract: path.relative(siteDir, contract)});
        }
      }),
  };
}
