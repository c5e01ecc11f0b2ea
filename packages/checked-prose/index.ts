import type {LoadContext, Plugin} from '@docusaurus/types';

import {findProblems, isLoadable} from './check';
import type {Options} from './options';
import {createSiteReader, toFolders} from './read-site';
import {createDevReport, createBuildReport, warn} from './report';
import {toRoutes} from './routes';
import {findDeprecated} from './rules/deprecated';
import {watchNames} from './watch-names';

/**
 * Makes a plugin that checks links, anchors, images, front matter and syntax of the pages in their sources, before
 * anything is bundled: a build stops with all problems, the dev server prints them and goes on.
 *
 * It holds its options, because those that Docusaurus is given travel in the script of each page.
 */
export const createCheckedProse =
  (options: Options) =>
  (context: LoadContext): Plugin => {
    const {siteDir} = context;
    const folders = toFolders(context, options);
    const {contentDirs, staticDirs} = folders;
    const readSite = createSiteReader(context, options, folders);
    const isDevServer = process.env.NODE_ENV === 'development';
    const report = (isDevServer ? createDevReport : createBuildReport)(siteDir);

    return {
      name: 'prose-check',
      // Without waiting for anything, and so before the content plugins have read a file and failed.
      loadContent() {
        const site = readSite();
        if (!isLoadable(site)) report(findProblems(site));
      },
      allContentLoaded({allContent}) {
        const site = readSite(toRoutes(allContent, context));
        report(findProblems(site));
        warn(findDeprecated(site), siteDir);
      },
      configureWebpack: () =>
        isDevServer
          ? watchNames(
              contentDirs,
              siteDir,
              options.apis.map(({id}) => id),
            )
          : {},
      // Neither pages nor what is generated: their own plugins watch what they come from, and each reload ends
      // in `allContentLoaded` of all plugins. Two plugins that reload at once would overwrite each other's result in Docusaurus.
      getPathsToWatch: () => [
        ...staticDirs
          .filter((dir) => !dir.startsWith(context.generatedFilesDir))
          .map((dir) => `${dir}/**/*`),
        ...contentDirs.map((dir) => `${dir}/**/*.{avif,gif,ico,jpg,jpeg,png,svg,webp}`),
      ],
    };
  };
