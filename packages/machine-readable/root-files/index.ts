import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Options} from './options';
import {buildRobots} from './robots';
import {buildSecurityTxt, SECURITY_TXT} from './security-txt';

export type {Options} from './options';

/**
 * Writes what programs look for at the root of a host. Below a base path it lies in the build, for the host to
 * map it there.
 *
 * @param options `Options`: Docusaurus hands them on untyped
 * @throws Error naming every mistake in the settings of `security.txt`, before anything is built
 */
export default function rootFiles({siteConfig, baseUrl}: LoadContext, options: unknown): Plugin {
  const {security} = options as Options;
  const address = siteConfig.url + baseUrl;
  const files: Record<string, string> = {
    'robots.txt': buildRobots({address, baseUrl, noIndex: siteConfig.noIndex}),
    ...(security !== undefined && {[SECURITY_TXT]: buildSecurityTxt(security, address)}),
  };
  return {
    name: 'root-files',
    async postBuild({outDir}) {
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, content);
      }
    },
  };
}
