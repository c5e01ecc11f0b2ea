import {fetchIsland, isHydrated} from '@openapi-portal/static-pages/client';
import {useEffect, useState} from 'react';

import {type Line, LINE, parseLine} from './line';
import {findLine} from './find-line';

/** Sidebars of pages visited before, by name. They stay visible while the next page loads. */
const sidebars = new Map<string, Line['sidebar']>();

interface KnownLine extends Line {
  /** True if no page exists at the URL: the server has sent its 404 page. */
  readonly isMissing: boolean;
}

/** Returns the data of a page of an older minor version, which is fetched after a client-side navigation. */
export function useLine(path: string, name: string): KnownLine {
  const [folder = ''] = name.split('/');
  const [fetched, setFetched] = useState<{readonly path: string; readonly line: Line}>();
  const line = findLine(path, name) ?? (fetched?.path === path ? fetched.line : undefined);
  const [missing] = useState(() => (isHydrated() || line !== undefined ? undefined : path));
  const isWanted = line === undefined && path !== missing;
  if (line?.sidebar !== undefined) sidebars.set(folder, line.sidebar);

  useEffect(() => {
    if (!isWanted) return;
    fetchIsland(LINE, path)
      .then(({data}) => setFetched({path, line: parseLine(data.line) ?? {}}))
      // `ApiItem` shows the error and offers to retry.
      .catch(() => undefined);
  }, [isWanted, path]);

  const sidebar = line?.sidebar ?? sidebars.get(folder);
  return {...line, ...(sidebar !== undefined && {sidebar}), isMissing: path === missing};
}
