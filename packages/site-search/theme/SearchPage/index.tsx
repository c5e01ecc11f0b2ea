import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import dialog from '@generated/search/default/dialog.json';
import place from '@generated/search/default/place.json';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useState} from 'react';

import {type Dialog, startSearch} from '../../load-dialog';

import styles from './styles.module.css';

const Ways = (): ReactNode => (
  <>
    <p>
      Search needs JavaScript. Without it, the list of <Link to={dialog.contents}>all pages</Link>{' '}
      leads everywhere.
    </p>
    <h2>What readers ask</h2>
    <ul>
      {dialog.questions.map(({title, path}) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  </>
);

/** Renders the search and keeps the query in the URL. */
function SearchByAddress({SearchPanel}: {readonly SearchPanel: Dialog['SearchPanel']}): ReactNode {
  const history = useHistory();
  const {search, pathname} = useLocation();
  const [asked] = useState(() => new URLSearchParams(search).get('q') ?? '');
  return (
    <form role="search" action={pathname} onSubmit={(event) => event.preventDefault()}>
      <SearchPanel
        initialQuery={asked}
        onAsk={(query) =>
          history.replace({pathname, search: new URLSearchParams({q: query}).toString()})
        }
      />
    </form>
  );
}

/** Renders the search page, which browsers open with the query as `?q=`. The URL is in `opensearch.xml`. */
export default function SearchPage(): ReactNode {
  const [loaded, setLoaded] = useState<Dialog>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    startSearch(place.baseUrl)
      .then(setLoaded)
      .catch(() => setHasFailed(true));
  }, []);

  return (
    <Layout>
      <PageMetadata title="Search" description="Search all pages of this site." />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1>Search</h1>
        {loaded === undefined ? (
          <>
            {!hasFailed && <p className={styles.loading}>Loading the search …</p>}
            <div className={hasFailed ? undefined : styles.withoutScript}>
              <Ways />
            </div>
          </>
        ) : (
          <SearchByAddress SearchPanel={loaded.SearchPanel} />
        )}
      </main>
    </Layout>
  );
}
