import Link from '@docusaurus/Link';
import workflows from '@generated/api-data/default/workflows.json';
import type {ReactNode} from 'react';

/**
 * Links to the operation that provokes a problem. The query parameter makes the operation's console fill in the
 * request for the sandbox.
 */
export default function ProvokeIt({of: type}: {readonly of: string}): ReactNode {
  const {operation} = workflows[type]?.steps.at(-1) ?? {};
  if (operation === undefined) return null;
  return (
    <>
      <Link to={`${operation.href}?try=${type}`}>Provoke it</Link> in the sandbox.
    </>
  );
}
