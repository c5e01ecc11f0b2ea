import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import StructuredData from './StructuredData';

interface Props {
  readonly title: string;
  readonly description: string;
  /** In milliseconds since 1970. */
  readonly lastUpdatedAt?: number | null;
}

export default function TechArticle({title, description, lastUpdatedAt}: Props): ReactNode {
  const url = useBaseUrl(useLocation().pathname, {absolute: true});
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString().slice(0, 10)}),
  };
  return <StructuredData data={data} />;
}
