import Link from '@docusaurus/Link';
import workflows from '@generated/api-data/default/workflows.json';
import type {ReactNode} from 'react';

/** A link to the operation whose request provokes a problem, which the console there puts in for the sandbox. */
export default function ProvokeIt({of: type}: {readonly of: string}): ReactNode {
  const {operation} = workflows[type]?.steps.at(-1) ?? {};
  if (operation === undefined) return null;
  return (
    <>
      <Link to={`${operation.href}?try=${type}`}>Provoke it</Link> in the sandbox.
    </>
  );
}
