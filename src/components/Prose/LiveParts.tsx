import {useEffect} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';

import {liveComponents} from './live';

async function bringToLife(place: HTMLElement): Promise<Root | undefined> {
  const {live = '', props = '{}'} = place.dataset;
  const load = liveComponents[live];
  if (load === undefined) return undefined;
  const {default: Component} = await load();
  return hydrateRoot(place, <Component {...(JSON.parse(props) as object)} />);
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
    const roots = Array.from(places, bringToLife);
    return () => {
      // Not at once: React may not end one root while it is drawing another.
      roots.forEach((root) => void root.then((alive) => alive?.unmount()));
    };
  }, [island]);
  return null;
}
