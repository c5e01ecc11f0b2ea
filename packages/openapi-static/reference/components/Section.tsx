import type {ReactNode} from 'react';

import {Heading} from './Heading';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own. */
export const Section = ({id, title, children}: Props): ReactNode => (
  <section className="api-section">
    <Heading level={2} id={id}>
      {title}
    </Heading>
    {children}
  </section>
);
