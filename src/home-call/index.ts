import type {LoadContext, Plugin} from '@docusaurus/types';

import {createCallReader} from './read-call';
import {createReport} from './report';

/** Makes the call that the home page shows from the contract. */
export default function homeCall({siteDir}: LoadContext): Plugin {
  const readCall = createCallReader(siteDir);
  const report = createReport(siteDir);
  return {
    name: 'home-call',
    // Every change of the contract ends here: two plugins that watched it would reload at once.
    allContentLoaded: ({actions}) =>
      report(async () => {
        await actions.createData('call.json', await readCall());
      }),
  };
}
