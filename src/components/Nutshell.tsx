import type {ReactNode} from 'react';

interface Props {
  /** List items of the form `**label** – answer`. The last item is from the running example. */
  readonly children: ReactNode;
}

/** A summary in a few rows, for pages whose lead paragraph is not enough. */
export default function Nutshell({children}: Props): ReactNode {
  return (
    <section className="nutshell" aria-label="In a nutshell">
      <p>In a nutshell</p>
      {children}
    </section>
  );
}
