import {Fragment, type ReactNode} from 'react';

import type {ChangedLocation, PageChange} from '@openapi-portal/openapi-reference';

import {toSeparator} from './change';

type Place = Omit<ChangedLocation, 'anchors'>;

/** Renders code in backticks as `code` elements. */
const WithCode = ({text}: {readonly text: string}): ReactNode =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
    );

const PlaceName = ({label, name}: Place): ReactNode => (
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

interface Props<T extends Place> extends Pick<PageChange, 'impact' | 'text'> {
  /** Empty if the whole operation or page changed. */
  readonly locations: readonly T[];
  /** Start of the line if there are no locations. */
  readonly whole?: string;
  readonly toLink: (place: T, name: ReactNode) => ReactNode;
}

/** Renders a change: whether it breaks clients, its locations, and what changed. */
export function ChangeLine<T extends Place>(props: Props<T>): ReactNode {
  const {impact, locations, text, toLink, whole = ''} = props;
  return (
    <>
      {impact === 'breaking' && <strong>Breaking: </strong>}
      {locations.map((place, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          {toLink(place, <PlaceName label={place.label} name={place.name} />)}
          {place.variant !== undefined && ` of ${place.variant}`}
        </Fragment>
      ))}
      {locations.length === 0 ? whole : toSeparator(locations)}
      <WithCode text={text} />
    </>
  );
}
