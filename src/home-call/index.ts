import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {STATIC_DIR} from 'openapi-static/files/folders';
import {writeStylesheet} from 'static-pages/files/write-stylesheet';

import {createCallReader} from './read-call';
import {createReport} from './report';

const STYLES = path.join(__dirname, '../pages/_home/home.css');

/** Makes the call that the home page shows from the contract, and gives the page its styles. */
export default function homeCall({siteDir}: LoadContext): Plugin {
  const readCall = createCallReader(siteDir);
  const report = createReport(siteDir);
  return {
    name: 'home-call',
    configureWebpack: (_config, _isServer, {currentBundler: {instance}}) => ({
      plugins: [
        new instance.DefinePlugin({
          // The dev server has the styles in its bundle.
          HOME_STYLESHEET: JSON.stringify(
            process.env.NODE_ENV === 'production'
              ? writeStylesheet(STYLES, path.join(siteDir, STATIC_DIR), 'home')
              : '',
          ),
        }),
      ],
    }),
    // Every change of the contract ends here: two plugins that watched it would reload at once.
    allContentLoaded: ({actions}) =>
      report(async () => {
        await actions.createData('call.json', await readCall());
      }),
  };
}
