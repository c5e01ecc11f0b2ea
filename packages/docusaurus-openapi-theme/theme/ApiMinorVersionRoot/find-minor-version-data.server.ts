import fs from 'node:fs';
import path from 'node:path';

import type {RenderedIsland} from '@openapi-portal/static-pages/client';

import type {MinorVersionData} from './minor-version';
import type {FindMinorVersionData} from './find-minor-version-data';

/** Absolute paths, which `DefinePlugin` inserts. */
declare const ISLANDS_FOLDER: string;
declare const MINOR_VERSION_SIDEBARS: string;

type Sidebars = Readonly<Record<string, NonNullable<MinorVersionData['sidebar']>>>;

let sidebars: Sidebars | undefined;

/** Reads the files when a page is rendered, so that the server bundle does not contain them. */
export const findMinorVersionData: FindMinorVersionData = (_path, name) => {
  const file = path.join(ISLANDS_FOLDER, `${name}.json`);
  if (!fs.existsSync(file)) return undefined;
  const {newest} = JSON.parse(fs.readFileSync(file, 'utf8')) as RenderedIsland;
  sidebars ??= JSON.parse(fs.readFileSync(MINOR_VERSION_SIDEBARS, 'utf8')) as Sidebars;
  const sidebar = sidebars[name.split('/')[0] ?? ''];
  return {...(sidebar !== undefined && {sidebar}), ...(newest !== undefined && {newest})};
};
