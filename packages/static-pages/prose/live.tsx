import {type ComponentType, createElement, type ReactNode} from 'react';

type Props = Readonly<Record<string, unknown>>;

/** Its props are JSON from the attributes in the prose. */
type LiveComponent = ComponentType<never>;

export type Load = () => Promise<{readonly default: LiveComponent}>;

/**
 * The interactive components in prose: the only ones whose code a page loads. Each shows its complete content as
 * served, is independent of its surroundings, and is used once on a page.
 */
export type LiveComponents = Readonly<Record<string, Load>>;

/**
 * Marks a component in prose, so that a browser finds it and hydrates it.
 *
 * @param start when its code is loaded: with the page, or when a reader presses one of its buttons
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
