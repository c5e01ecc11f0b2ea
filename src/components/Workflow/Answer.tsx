import type {ReactNode} from 'react';
import type {StepResult} from '@openapi-portal/openapi-sandbox/workflows';

/** Response headers that later steps may need. */
const HEADERS = ['ETag', 'Location', 'Retry-After'];

/** Renders the sandbox's response, and whether the workflow expects this response. */
export default function Answer({result}: {readonly result: StepResult}): ReactNode {
  const {status, headers, body} = result.response;
  const shown = HEADERS.filter((name) => headers.has(name));
  return (
    <div className="workflow-answer">
      <p>
        {result.failed.length === 0 ? 'As expected: ' : 'Not as expected: '}
        <strong>{status}</strong>
      </p>
      <pre tabIndex={0}>
        <code>
          {shown.map((name) => `${name}: ${headers.get(name) ?? ''}\n`)}
          {shown.length > 0 && '\n'}
          {body !== undefined && JSON.stringify(body, undefined, 2)}
        </code>
      </pre>
    </div>
  );
}
