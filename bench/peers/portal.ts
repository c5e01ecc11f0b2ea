import fs from 'node:fs/promises';

import {buildDir, siteDir} from '../../scripts/site';
import {buildPortal} from '../build-portal';
import type {Peer} from './peer';

async function build(_contractJson: string, outDir: string): Promise<void> {
  await buildPortal();
  await fs.cp(buildDir, outDir, {recursive: true});
}

export const portal: Peer = {
  name: 'portal',
  title: '**This portal**',
  package: {name: '@docusaurus/core', installedIn: siteDir},
  address: '/docs/API/Ciso-API/create-user/',
  operation: 'main',
  sources: 'everything',
  build,
};
