import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Options} from './options';

interface Request {
  request: string;
}

/**
 * Prose is rendered once, on the server: readers get it as HTML and no copy of it as script
 * (`src/components/Prose/`). The author mode, which has no server, renders it in the browser.
 *
 * @param options `Options`: Docusaurus hands them on untyped, `satisfies` in the configuration types them
 */
export default function proseIslands({siteDir}: LoadContext, options: unknown): Plugin {
  const {contentDirs} = options as Options;
  const toAbsolute = (folder: string): string => path.resolve(siteDir, folder);

  return {
    name: 'prose-islands',
    getClientModules: () => [toAbsolute('src/comfort/copy.ts')],
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer || process.env.NODE_ENV === 'development') {
        return {
          plugins: [
            new NormalModuleReplacementPlugin(/\/Prose\/in-browser$/, (found: Request) => {
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
              enforce: 'post' as const,
              use: path.join(__dirname, 'content-loader.cjs'),
            },
          ],
        },
      };
    },
  };
}
