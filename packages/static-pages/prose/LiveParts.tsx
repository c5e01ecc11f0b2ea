import liveComponents from '@theme/LiveComponents';
import {type ComponentType, createElement, useEffect} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';

import type {Load} from './live';

/** What ends the life of a component, or the wait for it. */
type End = () => void;

async function start(place: HTMLElement, load: Load): Promise<Root> {
  const {default: Component} = await load();
  const props = JSON.parse(place.dataset.props ?? '{}') as object;
  return hydrateRoot(place, createElement(Component as ComponentType, props));
}

/** A component whose file does not come stays as it was served; who turns to it asks for it again. */
function hydrate(place: HTMLElement, load: Load): End {
  let root: Root | undefined;
  let isWanted = true;
  const attempt = async (): Promise<void> => {
    try {
      root = await start(place, load);
      // Not at once: React may not end one root while it is drawing another.
      if (!isWanted) root.unmount();
    } catch {
      place.addEventListener('focusin', () => void attempt(), {once: true});
    }
  };
  void attempt();
  return () => {
    isWanted = false;
    if (root !== undefined) setTimeout(() => root?.unmount());
  };
}

interface Props {
  /** Name of the island that was served. */
  readonly island: string;
}

/** Gives the components in served prose that a reader can work their behaviour. */
export default function LiveParts({island}: Props): null {
  useEffect(() => {
    const places = document.querySelectorAll<HTMLElement>(
      `[data-island="${CSS.escape(island)}"] [data-live]`,
    );
    const ends = Array.from(places).flatMap((place) => {
      const load = liveComponents[place.dataset.live ?? ''];
      return load === undefined ? [] : hydrate(place, load);
    });
    return () => ends.forEach((end) => end());
  }, [island]);
  return null;
}
