import {type ComponentType, Fragment, type ReactNode} from 'react';

import type {ChangedLocation, PageChange} from '../lines';

/** A place that changed, and its address where it is still there. */
interface LinkedLocation extends Pick<ChangedLocation, 'label' | 'name' | 'variant'> {
  readonly href?: string | undefined;
}

/** What links: on a page, in a feed. */
export type LinkOf = ComponentType<{readonly to: string; readonly children: ReactNode}>;

/** A link of the same page, or of an address that is whole. */
const Anchor: LinkOf = ({to, children}) => <a href={to}>{children}</a>;

interface Props extends Pick<PageChange, 'impact' | 'text'> {
  readonly locations: readonly LinkedLocation[];
  /** What stands before the text, which continues a sentence about one location. */
  readonly separator: string;
  readonly Link?: LinkOf;
}

/** Text whose code stands in backticks: every second part is code. */
const WithCode = ({text}: {readonly text: string}): ReactNode =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
    );

function Location({label, name, variant, href, Link}: LinkedLocation & {Link: LinkOf}): ReactNode {
  const words = (
    <>
      {label}
      {name !== undefined && (
        <>
          {' '}
          <code>{name}</code>
        </>
      )}
    </>
  );
  return (
    <>
      {href === undefined ? words : <Link to={href}>{words}</Link>}
      {variant !== undefined && ` of ${variant}`}
    </>
  );
}

/** One change as a line: where, and what happened there. */
export const ChangeRow = ({
  impact,
  locations,
  text,
  separator,
  Link = Anchor,
}: Props): ReactNode => (
  <>
    {impact === 'breaking' && <strong>Breaking: </strong>}
    {locations.map((location, index) => (
      <Fragment key={index}>
        {index > 0 && ', '}
        <Location {...location} Link={Link} />
      </Fragment>
    ))}
    {separator}
    <WithCode text={text} />
  </>
);
