import type {ReactNode} from 'react';

import {formatDate} from '@openapi-portal/static-pages/formats';
import type {Callout} from '../../product/heads';
import type {Illustration} from '../../product/illustrations';

import Window from './Window';

const Callouts = ({of}: {readonly of: readonly Callout[]}): ReactNode =>
  of.length > 0 && (
    <ol className="callouts">
      {of.map(({title, text}) => (
        <li key={title}>
          <strong>{title}</strong> {text}
        </li>
      ))}
    </ol>
  );

interface Props extends Illustration {
  readonly callouts?: readonly Callout[];
  readonly hasNavigation?: boolean | undefined;
  readonly isNumbered?: boolean | undefined;
  readonly children: ReactNode;
}

/** A screen of the product. For screen readers it is a single image, followed by the explanations of its numbers. */
export default function Stage(props: Props): ReactNode {
  const {at, seenBy, title, shows, callouts = [], hasNavigation, isNumbered, children} = props;
  return (
    <figure className="stage">
      <div role="img" aria-label={`${title}. ${shows}`}>
        <div aria-hidden>
          <Window seenBy={seenBy} hasNavigation={hasNavigation} isNumbered={isNumbered}>
            {children}
          </Window>
        </div>
      </div>
      <Callouts of={callouts} />
      <figcaption>
        {title} on {formatDate(at)}, as {seenBy} sees it
      </figcaption>
    </figure>
  );
}
