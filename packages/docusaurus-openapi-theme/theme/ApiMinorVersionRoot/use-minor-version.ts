import {fetchIsland, isHydrated} from '@openapi-portal/static-pages/client';
import {useEffect, useState} from 'react';

import {type MinorVersionData, MINOR_VERSION, parseMinorVersion} from './minor-version';
import {findMinorVersionData} from './find-minor-version-data';

/** Sidebars of pages visited before, by name. They stay visible while the next page loads. */
const sidebars = new Map<string, MinorVersionData['sidebar']>();

interface KnownMinorVersion extends MinorVersionData {
  /** True if no page exists at the URL: the server has sent its 404 page. */
  readonly isMissing: boolean;
}

/** Returns the data of a page of an older minor version, which is fetched after a client-side navigation. */
export function useMinorVersion(path: string, name: string): KnownMinorVersion {
  const [folder = ''] = name.split('/');
  const [fetched, setFetched] = useState<{
    readonly path: string;
    readonly minorVersion: MinorVersionData;
  }>();
  const minorVersion =
    findMinorVersionData(path, name) ?? (fetched?.path === path ? fetched.minorVersion : undefined);
  const [missing] = useState(() => (isHydrated() || minorVersion !== undefined ? undefined : path));
  const isWanted = minorVersion === undefined && path !== missing;
  if (minorVersion?.sidebar !== undefined) sidebars.set(folder, minorVersion.sidebar);

  useEffect(() => {
    if (!isWanted) return;
    fetchIsland(MINOR_VERSION, path)
      .then(({data}) =>
        setFetched({path, minorVersion: parseMinorVersion(data.minorVersion) ?? {}}),
      )
      // `ApiItem` shows the error and offers to retry.
      .catch(() => undefined);
  }, [isWanted, path]);

  const sidebar = minorVersion?.sidebar ?? sidebars.get(folder);
  return {...minorVersion, ...(sidebar !== undefined && {sidebar}), isMissing: path === missing};
}
