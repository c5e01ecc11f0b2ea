import type {ReactNode} from 'react';

/**
 * Marks where `npm run publish:files` inserts the link to a PDF. A build has no PDFs, so the mark shows nothing.
 *
 * @param of path of the PDF, from `config/books.ts`
 */
export default function BookOffer({of: file}: {readonly of: string}): ReactNode {
  return <template data-book={file} />;
}
