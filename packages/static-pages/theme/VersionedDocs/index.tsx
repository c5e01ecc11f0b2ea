import Head from '@docusaurus/Head';
import {useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocVersionRoot, {type Props} from '@theme/DocVersionRoot';
import type {ReactNode} from 'react';

/** Declares the same page of the default version as canonical, and excludes this page from search engines. */
function NewestHead({pluginId}: {readonly pluginId: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {latestDocSuggestion: newest} = useDocVersionSuggestions(pluginId);
  const address = newest && new URL(newest.path, siteConfig.url).href;
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
    </Head>
  );
}

/** Renders the pages of a version of the docs. Their titles contain the version, unless it is the default. */
export default function VersionedDocs(props: Props): ReactNode {
  const {isLast, label, pluginId} = props.version;
  if (isLast) return <DocVersionRoot {...props} />;
  return (
    <TitleFormatterProvider
      formatter={({title, defaultFormatter, ...site}) =>
        defaultFormatter({...site, title: `${title} (${label})`})
      }
    >
      <DocVersionRoot {...props} />
      <NewestHead pluginId={pluginId} />
    </TitleFormatterProvider>
  );
}
