import {type ComponentType, createElement, type ReactNode} from 'react';

type Props = Readonly<Record<string, unknown>>;

/** The props must be serializable as JSON, because they are served in a `data-` attribute. */
type LiveComponent = ComponentType<never>;

export type Load = () => Promise<{readonly default: LiveComponent}>;

/**
 * Loaders of the interactive components in prose, the only ones whose code a page loads. Such a component must be
 * complete as served, independent of its surroundings, and used once on a page.
 */
export type LiveComponents = Readonly<Record<string, Load>>;

/**
 * Marks a component in prose, so that the browser can find and hydrate it.
 *
 * @param start `press` loads its code when a reader presses one of its buttons; by default the page does
 */
export const markLive = (
  name: string,
  Component: LiveComponent,
  start?: 'press',
): ComponentType<Props> =>
  function Live(props: Props): ReactNode {
    return (
      <div data-live={name} data-start={start} data-props={JSON.stringify(props)}>
        {createElement(Component as ComponentType<Props>, props)}
      </div>
    );
  };
