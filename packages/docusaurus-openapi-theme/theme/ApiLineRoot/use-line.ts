import {fetchIsland, isHydrated} from '@openapi-portal/static-pages/client';
import {useEffect, useState} from 'react';

import {type Line, LINE, parseLine} from './line';
import {findLine} from './find-line';

/** Sidebars by name, from earlier pages: they stay visible while the next page loads. */
const sidebars = new Map<string, Line['sidebar']>();

interface KnownLine extends Line {
  /** True if the URL names no page; the served 404 page says so. */
  readonly isMissing: boolean;
}

/**
 * Returns the sidebar and metadata of a page of an older minor version: at once from the served page, else after
 * fetching it.
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
      // The page shows the failure, and offers to retry.
      .catch(() => undefined);
  }, [isWanted, path]);

  const sidebar = line?.sidebar ?? sidebars.get(folder);
  return {...line, ...(sidebar !== undefined && {sidebar}), isMissing: path === missing};
}
