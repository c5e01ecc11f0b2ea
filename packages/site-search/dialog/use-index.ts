import {useEffect, useState} from 'react';

import {loadSearch} from '../engine/load-search';
import type {Search} from '../engine/types';
import {takeFirstFiles} from '../load-dialog';

export interface LoadedIndex {
  readonly search: Search;
  /** False while only titles and names are loaded. */
  readonly isComplete: boolean;
}

export interface IndexState {
  /** Defined once titles and names are loaded. Replaced when the text is loaded. */
  readonly loaded: LoadedIndex | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** Adds a large API to the search, by its path below the base URL. */
  readonly include: (under: string) => void;
}

let known: Promise<Search> | undefined;

/** Loads the index once, but again after an error or a change to another minor version of an API. */
async function loadOnce(baseUrl: string): Promise<Search> {
  if (known !== undefined && !(await known).isHere()) known = undefined;
  known ??= loadSearch(baseUrl, takeFirstFiles());
  known
    .then(({complete}) => complete)
    .catch(() => {
      known = undefined;
    });
  return known;
}

/** Adds the large API whose pages the reader has opened since the index was loaded. */
const includeHere = (search: Search, baseUrl: string): Promise<unknown> =>
  Promise.all(
    search
      .listOthers()
      .filter(({under}) => location.pathname.startsWith(baseUrl + under))
      .map(({under}) => search.include(under)),
  );

/** Loads the index in two steps: titles and names first, then the text. */
export function useIndex(baseUrl: string): IndexState {
  const [loaded, setLoaded] = useState<LoadedIndex>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isShown = true;
    const load = async (): Promise<void> => {
      const search = await loadOnce(baseUrl);
      if (isShown) setLoaded({search, isComplete: false});
      await search.complete;
      await includeHere(search, baseUrl);
      if (isShown) setLoaded({search, isComplete: true});
    };
    load().catch((reason: unknown) => isShown && setError(reason ?? 'unknown'));
    return () => {
      isShown = false;
    };
  }, [baseUrl, attempt]);

  const retry = (): void => {
    setError(undefined);
    setAttempt((count) => count + 1);
  };
  const include = (under: string): void => {
    loaded?.search
      .include(under)
      .then(() => setLoaded((before) => before && {...before}))
      .catch((reason: unknown) => setError(reason ?? 'unknown'));
  };
  return {loaded, error, retry, include};
}
