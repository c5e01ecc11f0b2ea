import type {ReactNode} from 'react';

interface Props {
  /** Whether it offers to print the page: `config/paper.ts` says of which. */
  readonly canPrint?: boolean;
  /** A list of labels and answers, the last one from the example. */
  readonly children: ReactNode;
}

/** The page in a few rows, below its lead. */
export default function Nutshell({canPrint = false, children}: Props): ReactNode {
  return (
    <section className="nutshell" aria-label="In a nutshell">
      {canPrint && (
        <button type="button" data-print="">
          Print this page
        </button>
      )}
      <p>In a nutshell</p>
      {children}
    </section>
  );
}
