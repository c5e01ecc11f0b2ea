import fs from 'node:fs';
import path from 'node:path';

import type {UserThemeConfig} from '@docusaurus/theme-common';
import {INDEX, parseIndex, RELEASES_DIR, toReleaseAnchor} from '@openapi-portal/openapi-releases';
import type {Api} from '@openapi-portal/openapi-model';

/**
 * The announcement of the newest release of the first API: a new release shows it again to readers who dismissed
 * the last one. What is wrong with the releases is reported by the build.
 *
 * @param changelog address of the page of all releases, base path included
 */
export function readAnnouncement(
  [api]: readonly Pick<Api, 'id' | 'label'>[],
  siteDir: string,
  changelog: string,
): UserThemeConfig['announcementBar'] {
  if (api === undefined) return undefined;
  const {id, label} = api;
  const file = path.join(siteDir, RELEASES_DIR, id, INDEX);
  if (!fs.existsSync(file)) return undefined;
  const [newest] = parseIndex({file, text: fs.readFileSync(file, 'utf8')}, []) ?? [];
  if (newest === undefined) return undefined;
  const anchor = toReleaseAnchor(id, newest.version);
  return {
    id: anchor,
    content: `${label} ${newest.version} is out: <a href="${changelog}#${anchor}">see what changed</a>`,
    isCloseable: true,
  };
}
