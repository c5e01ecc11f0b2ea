import Changes from '@openapi-portal/openapi-releases/changes';
import {PageStyles} from '@openapi-portal/static-pages/client';
import type {ReactNode} from 'react';
import digests from '@generated/published-programs/default/digests.json';
import Link from '@docusaurus/Link';
import workflows from '@generated/api-data/default/workflows.json';

/** Renders the API changelog with the timeline style of the running example. */
export function ApiChanges(): ReactNode {
  return (
    <>
      <PageStyles address={PAGE_STYLESHEETS.example} />
      <PageStyles address={PAGE_STYLESHEETS.changelog} />
      <Changes />
    </>
  );
}

/**
 * Marks where `npm run publish:files` inserts the link to a PDF. A build has no PDFs, so the mark shows nothing.
 *
 * @param of path of the PDF, from `config/books.ts`
 */
export function BookOffer({of: file}: {readonly of: string}): ReactNode {
  return <template data-book={file} />;
}

interface Props {
  /** List items of the form `**label** – answer`. The last item is from the running example. */
  readonly children: ReactNode;
}

/** A summary in a few rows, for pages whose lead paragraph is not enough. */
export function Nutshell({children}: Props): ReactNode {
  return (
    <section className="nutshell" aria-label="In a nutshell">
      <p>In a nutshell</p>
      {children}
    </section>
  );
}

export function ProgramDigest({of: file}: {readonly of: string}): ReactNode {
  const {bytes, sha256} = digests[file] ?? {};
  if (bytes === undefined) return null;
  return (
    <p>
      <code>{file}</code>: {Math.round(bytes / 1000)} KB, SHA-256 <code>{sha256}</code>.
    </p>
  );
}

/** Links to the operation that provokes a problem, with a query parameter by which its console fills in the request. */
export function ProvokeIt({of: type}: {readonly of: string}): ReactNode {
  const {operation} = workflows[type]?.steps.at(-1) ?? {};
  if (operation === undefined) return null;
  return (
    <>
      <Link to={`${operation.href}?try=${type}`}>Provoke it</Link> in the sandbox.
    </>
  );
}
