import type {ReactNode} from 'react';

interface Props {
  /** A list of labels and answers, the last one from the example. */
  readonly children: ReactNode;
}

/** The page in a few rows, where its lead cannot say it. */
export default function Nutshell({children}: Props): ReactNode {
  return (
    <section className="nutshell" aria-label="In a nutshell">
      <p>In a nutshell</p>
      {children}
    </section>
  );
}
