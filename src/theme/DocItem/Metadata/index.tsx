import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import {TechArticle} from '@openapi-portal/static-pages/client';

export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Metadata />
      <TechArticle {...metadata} />
    </>
  );
}
