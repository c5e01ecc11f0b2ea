import type {LoadContext, Plugin} from '@docusaurus/types';
import {readNames} from 'openapi-static/names/known-api';

import type {ShownApi} from '../pages/_home/call';

import {createCallReader} from './read-call';
import {createReport} from './report';

/** What the home page says of each API. */
const listApis = (siteDir: string): readonly ShownApi[] =>
  readNames(siteDir).map(({title, href, summary, operations}) => ({
    title,
    href,
    summary,
    operations: operations.length,
  }));

/** Makes what the home page shows of the APIs from their contracts: all of them, and a call. */
export default function homeCall({siteDir}: LoadContext): Plugin {
  const readCall = createCallReader(siteDir);
  const report = createReport(siteDir);
  return {
    name: 'home-call',
    // Every change of the contract ends here: two plugins that watched it would reload at once.
    allContentLoaded: ({actions}) =>
      report(async () => {
        await actions.createData('call.json', await readCall());
        await actions.createData('apis.json', listApis(siteDir));
      }),
  };
}
