import liveComponents from '@theme/LiveComponents';
import {type ComponentType, createElement, type ReactNode, useEffect} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';

import {reloadIfPublished} from '../islands/site-version';

import type {Load} from './live';

/** Unmounts a component, or cancels its pending hydration. */
type End = () => void;

interface StartedProps {
  /** The button that the reader clicked before hydration. */
  readonly pressed: HTMLElement | undefined;
  readonly children: ReactNode;
}

function Started({pressed, children}: StartedProps): ReactNode {
  useEffect(() => pressed?.click(), [pressed]);
  return children;
}

async function start(place: HTMLElement, load: Load, pressed?: HTMLElement): Promise<Root> {
  const {default: Component} = await load();
  const props = JSON.parse(place.dataset.props ?? '{}') as object;
  return hydrateRoot(
    place,
    <Started pressed={pressed}>{createElement(Component as ComponentType, props)}</Started>,
  );
}

/** Hydrates a component. If its code fails to load, the served HTML stays, and focus or a click tries again. */
function hydrate(place: HTMLElement, load: Load): End {
  let root: Root | undefined;
  const stop = new AbortController();
  const attempt = async (pressed?: HTMLElement): Promise<void> => {
    try {
      root = await start(place, load, pressed);
      // Asynchronous, because React may not unmount one root while it renders another.
      if (stop.signal.aborted) root.unmount();
    } catch {
      if (pressed) reloadIfPublished();
      place.addEventListener('focusin', () => void attempt(), {once: true});
    }
  };
  const waitForPress = (): void =>
    place.addEventListener('click', onPress, {once: true, signal: stop.signal});
  function onPress({target}: Event): void {
    const pressed = (target as Element).closest<HTMLElement>('button');
    if (pressed === null) waitForPress();
    else void attempt(pressed);
  }
  if (place.dataset.start === 'press') waitForPress();
  else void attempt();
  return () => {
    stop.abort();
    if (root !== undefined) setTimeout(() => root?.unmount());
  };
}

interface Props {
  readonly island: string;
}

/** Hydrates the interactive components in served prose. */
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
