import useBaseUrl from '@docusaurus/useBaseUrl';
import changelog from '@generated/api-releases/default/changelog.json';
import type {ReactNode} from 'react';

import type {ChangelogApi} from './changelog';
import Release from './Release';

interface Props {
  /** The id of an API of the site. */
  readonly api: string;
}

function findChangelog(id: string): ChangelogApi {
  const found = changelog.apis.find((api) => api.id === id);
  if (found !== undefined) return found;
  const known = changelog.apis.map((api) => api.id).join(', ');
  throw new Error(`<ApiChanges api="${id}" />: no API has this id. Write one of ${known}.`);
}

/** The releases of an API and what each changed, newest first, and their feed. */
export default function ApiChanges({api}: Props): ReactNode {
  const {label, releases} = findChangelog(api);
  const feed = useBaseUrl(changelog.feed);
  if (releases.length === 0) return <p>Nothing of the {label} has been released yet.</p>;
  return (
    <>
      <p>
        To hear of the next release, follow the <a href={feed}>Atom feed</a>.
      </p>
      {releases.map((release) => (
        <Release key={release.version} api={label} release={release} />
      ))}
    </>
  );
}
