import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/** Docusaurus' own client, whose helpers are replaced there and in no other package. */
const CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/** A request for a module, as the bundler hands it to a replacement. */
interface ModuleRequest {
  request: string;
  readonly context: string;
}

/**
 * Puts page loading of its own in the place of what Docusaurus brings:
 * the helpers that prefetch and preload, and the start of its script. In the browser only: the server
 * goes on using the originals.
 */
export default function pageLoading(): Plugin {
  const own = (name: string): string => path.join(__dirname, name);

  return {
    name: 'page-loading',
    getClientModules: () =>
      ['readable-address.ts', 'hydration.ts', 'load-ahead.ts', 'progress-bar.ts'].map(own),
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replace = (helper: RegExp, file: string) =>
        new NormalModuleReplacementPlugin(helper, (found: ModuleRequest) => {
          if (CLIENT.test(found.context)) found.request = own(file);
        });
      return {
        // The author mode serves empty pages: nothing is there to be painted first.
        ...(process.env.NODE_ENV === 'production' && {entry: own('start.ts')}),
        plugins: [
          replace(/^\.\/prefetch$/, 'prefetch-file.ts'),
          replace(/^\.\/preload$/, 'preload-page.ts'),
        ],
      };
    },
  };
}
