import {Fragment, type ReactNode} from 'react';

import {type ChangedLocation, type PageChange, toFragment} from '@openapi-portal/openapi-reference';

/** Text whose code stands in backticks: every second part is code. */
const WithCode = ({text}: {readonly text: string}): ReactNode =>
  text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <code key={index}>{part}</code>,
    );

interface WithAnchors {
  /** The anchors that the page has. */
  readonly anchors: ReadonlySet<string>;
}

function Location({
  label,
  name,
  variant,
  ...where
}: ChangedLocation & {readonly on: WithAnchors}): ReactNode {
  const anchor = where.anchors.find((one) => where.on.anchors.has(one));
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
      {anchor === undefined ? words : <a href={toFragment(anchor)}>{words}</a>}
      {variant !== undefined && ` of ${variant}`}
    </>
  );
}

/** What stands between the locations of a change and its text, which continues a sentence about one. */
const SEPARATORS = ['This operation ', ' '];

interface Props extends WithAnchors {
  readonly changes: readonly PageChange[];
}

/** What changed on a page, a line each; what is on the page is linked. */
export const ChangeList = ({changes, anchors}: Props): ReactNode => (
  <ul className="api-changes">
    {changes.map(({impact, locations, text}, index) => (
      <li key={index}>
        {impact === 'breaking' && <strong>Breaking: </strong>}
        {locations.map((location, position) => (
          <Fragment key={position}>
            {position > 0 && ', '}
            <Location {...location} on={{anchors}} />
          </Fragment>
        ))}
        {SEPARATORS[locations.length] ?? ': '}
        <WithCode text={text} />
      </li>
    ))}
  </ul>
);
