import type {ReactNode} from 'react';

import {
  createPart,
  type MinorVersionLink,
  type MinorVersionsPage,
  type PageMinorVersions,
} from '@openapi-portal/openapi-reference';
import {Unrecorded, usePlain} from '@openapi-portal/openapi-reference/components';

import {ChangeList} from './ChangeList';

const Choice = ({
  name,
  href,
  isMissing,
  isHere,
}: MinorVersionLink & {readonly isHere: boolean}): ReactNode => (
  <li>
    {isHere ? (
      <b aria-current="page">{name}</b>
    ) : (
      <a href={href}>{isMissing ? `${name}, its overview` : name}</a>
    )}
    {isMissing && <small>this is not in {name}</small>}
  </li>
);

/** Links to the same page in the other minor versions, or to a version's overview if it lacks the page. */
const Switch = ({all, here}: PageMinorVersions): ReactNode =>
  !usePlain() && (
    <details className="picker api-versions" data-not-in-markdown="">
      <summary>
        <span className="api-versions-word">Version </span>
        {here}
      </summary>
      <ul>
        {all.map((minorVersion) => (
          <Choice key={minorVersion.name} {...minorVersion} isHere={minorVersion.name === here} />
        ))}
      </ul>
    </details>
  );

const isWording = ({impact}: {readonly impact: string}): boolean => impact === 'wording';

function describeWording(count: number, isAll: boolean): string {
  if (count === 0) return isAll ? 'Nothing on this page has changed since.' : '';
  const words = `${count} ${count === 1 ? 'description or example' : 'descriptions and examples'}`;
  return isAll
    ? `Only words have changed on this page since: ${words}.`
    : `${words} changed as well.`;
}

function Since({minorVersions: {changes = [], changelog}, anchors}: MinorVersionsPage): ReactNode {
  const notable = changes.filter((change) => !isWording(change));
  const rest = describeWording(changes.length - notable.length, notable.length === 0);
  const more = changelog !== undefined && (
    <>
      {' '}
      The <a href={changelog.href}>changelog</a> has all of the API.
    </>
  );
  if (notable.length === 0)
    return (
      <p>
        {rest}
        {more}
      </p>
    );
  return (
    <details>
      <summary>
        {notable.length === 1 ? '1 change' : `${notable.length} changes`} on this page since
      </summary>
      <ChangeList changes={notable} anchors={anchors} />
      <p>
        {rest}
        {more}
      </p>
    </details>
  );
}

/** Warns that the page describes an older minor version. */
function OlderNotice(page: MinorVersionsPage): ReactNode {
  const {api, here, all} = page.minorVersions;
  const [newest] = all;
  return (
    <div className="api-older" role="note" aria-label={`Version ${here}`}>
      <p>
        <strong>
          This is {api} {here}.
        </strong>{' '}
        {newest.isMissing ? (
          <>
            The newest version is <a href={newest.href}>{newest.name}</a>, which does not have it.
          </>
        ) : (
          <>
            The newest version is {newest.name}:{' '}
            <a href={newest.href}>this page in {newest.name}</a>.
          </>
        )}
      </p>
      <Since {...page} />
    </div>
  );
}

export default createPart<MinorVersionsPage>(function ApiMinorVersions(page) {
  const isOlder = page.minorVersions.changes !== undefined;
  return (
    <Unrecorded>
      <Switch {...page.minorVersions} />
      {isOlder && <OlderNotice {...page} />}
    </Unrecorded>
  );
});
