import type {ReactNode} from 'react';

interface Props {
  /** A list of labels and answers, the last one from the example. */
  readonly children: ReactNode;
}

/** A summary of the page in a few rows, if its lead is not enough. */
export default function Nutshell({children}: Props): ReactNode {
  return (
    <section className="nutshell" aria-label="In a nutshell">
      <p>In a nutshell</p>
      {children}
    </section>
  );
}
