import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {isGenerated} from '../list-files';
import type {Options} from './options';
import {createCallReader} from './read-call';
import {createReport} from './report';

/** Styles of what is rendered on the server alone, which the stylesheet must hold nevertheless. */
const SERVER_STYLES = 'src/components/CardGrid/styles.module.css';

interface Request {
  request: string;
}

/**
 * Prose and the home page are rendered once, on the server: readers get them as HTML and no copy of
 * them as script (`src/components/Prose/`, `src/pages/_home/`). The author mode, which has no server,
 * renders them in the browser.
 *
 * @param options `Options`: Docusaurus hands them on untyped, `satisfies` in the configuration types them
 */
export default function proseIslands({siteDir}: LoadContext, options: unknown): Plugin {
  const {contentDirs} = options as Options;
  const toAbsolute = (folder: string): string => path.resolve(siteDir, folder);
  const readCall = createCallReader(siteDir);
  const report = createReport(siteDir);

  return {
    name: 'prose-islands',
    // Every change of the contract ends here: two plugins that watched it would reload at once.
    allContentLoaded: ({actions}) =>
      report(async () => {
        await actions.createData('call.json', await readCall());
      }),
    getClientModules: () => [
      toAbsolute('src/comfort/copy.ts'),
      toAbsolute('src/comfort/table-scroll.ts'),
      toAbsolute(SERVER_STYLES),
    ],
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer || process.env.NODE_ENV === 'development') {
        return {
          plugins: [
            new NormalModuleReplacementPlugin(/\/(Prose|_home)\/in-browser$/, (found: Request) => {
              found.request = found.request.replace(/in-browser$/, 'in-react');
            }),
          ],
        };
      }
      return {
        module: {
          rules: [
            {
              test: /\.mdx?$/,
              include: contentDirs.map(toAbsolute),
              exclude: isGenerated,
              enforce: 'post' as const,
              use: path.join(__dirname, 'content-loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
