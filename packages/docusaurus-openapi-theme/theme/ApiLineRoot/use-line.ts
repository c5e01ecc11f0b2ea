import {fetchIsland, isHydrated} from '@openapi-portal/static-pages/client';
import {useEffect, useState} from 'react';

import {type Line, LINE, parseLine} from './line/line';
import {findLine} from './line/of-page';

/** Sidebars by their names, as pages brought them: they stay while the next page of a line is on its way. */
const sidebars = new Map<string, Line['sidebar']>();

interface KnownLine extends Line {
  /** Whether this is an address where nothing is: the page that was served says so. */
  readonly isMissing: boolean;
}

/**
 * What a page of an older line brings besides its content: at once where it was served, else once it is there.
 *
 * @param path of the page
 * @param name of its island
 */
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
      // The page says that it cannot be had, and offers a retry.
      .catch(() => undefined);
  }, [isWanted, path]);

  const sidebar = line?.sidebar ?? sidebars.get(folder);
  return {...line, ...(sidebar !== undefined && {sidebar}), isMissing: path === missing};
}
