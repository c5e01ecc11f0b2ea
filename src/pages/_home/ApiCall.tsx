import Link from '@docusaurus/Link';
import apis from '@generated/api-data/default/apis.json';
import call from '@generated/api-data/default/call.json';
import type {ReactNode} from 'react';

import type {ShownApi} from './call';

const {operation, summary, request, body, status, header} = call;
const [method, path] = request.split(' ');

const toCount = (operations: number): string =>
  operations === 1 ? '1 operation' : `${operations.toLocaleString('en')} operations`;

const ApiItem = ({title, href, summary, operations}: ShownApi): ReactNode => (
  <li>
    <Link to={href}>{title}</Link>: {toCount(operations)}. {summary}
  </li>
);

export default function ApiCall(): ReactNode {
  return (
    <section className="home-call" aria-labelledby="home-call">
      <div>
        <h2 id="home-call">Call the API</h2>
        <p>Invite an external tester, and set the end date in the same request.</p>
        <ul>
          <li>
            <Link to="/docs/API/quick-start">Quick start</Link>: from no account to a created user,
            in a sandbox on your machine
          </li>
          <li>
            <Link to="/docs/API/workflows#for-a-coding-assistant">MCP server</Link>: these docs for
            a coding assistant
          </li>
          <li>
            <Link to={`/docs/API/Ciso-API/${operation}`}>Create a user</Link>: every field and every
            error
          </li>
          {apis.map((api) => (
            <ApiItem key={api.href} {...api} />
          ))}
        </ul>
      </div>
      <figure>
        <figcaption>{summary}</figcaption>
        <pre tabIndex={0}>
          <code>
            <span className="code-name">{method}</span> {path}
            {'\n'}
            <span className="code-comment">Authorization:</span> Bearer $TOKEN{'\n\n'}
            <span dangerouslySetInnerHTML={{__html: body}} />
            {'\n\n'}
            <span className="code-literal">{status}</span>
            {'\n'}
            <span className="code-comment">{header[0]}:</span> {header[1]}
          </code>
        </pre>
      </figure>
    </section>
  );
}
