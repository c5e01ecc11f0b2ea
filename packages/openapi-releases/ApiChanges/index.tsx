import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import changelog from '@generated/api-releases/default/changelog.json';
import type {ReactNode} from 'react';

import type {ChangelogApi} from './changelog';
import Release from './Release';

function Releases({id, label, anchor, releases}: ChangelogApi): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <>
      <h2 id={anchor}>{label}</h2>
      <div className="thread">
        {releases.map((release) => (
          <Release key={`${id} ${release.version}`} api={label} release={release} />
        ))}
      </div>
    </>
  );
}

export default function ApiChanges(): ReactNode {
  const feed = useBaseUrl(changelog.feed);
  const released = changelog.apis.filter(({releases}) => releases.length > 0);
  if (released.length === 0) return <p>Nothing has been released yet.</p>;
  return (
    <>
      <p>
        To learn about the next release, follow the <a href={feed}>Atom feed</a>.
      </p>
      {released.map((api) => (
        <Releases key={api.id} {...api} />
      ))}
    </>
  );
}
