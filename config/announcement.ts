import fs from 'node:fs';
import path from 'node:path';

import type {UserThemeConfig} from '@docusaurus/theme-common';
import {INDEX, parseIndex, RELEASES_DIR, toReleaseAnchor} from '@openapi-portal/openapi-releases';
import type {Api} from '@openapi-portal/openapi-model';

/**
 * Builds the announcement bar for the newest release of the first API. Each release has its own id, so readers who
 * closed the last announcement see the next one. Invalid release files are ignored here, because the build reports
 * them.
 *
 * @param changelog URL of the changelog page, with the base path
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
