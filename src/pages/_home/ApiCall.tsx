import Link from '@docusaurus/Link';
import call from '@generated/home-call/default/call.json';
import type {ReactNode} from 'react';

import HttpMessage from './HttpMessage';

const {operation, title, scope, userTypes, request, answer} = call;

/** One operation of the API with its example, as the contract has them. */
export default function ApiCall(): ReactNode {
  return (
    <section aria-labelledby="home-call">
      <h2 id="home-call">One request, and its answer</h2>
      <div className="home-call">
        <div>
          <HttpMessage side="Request" message={request} />
          <ul className="home-remarks">
            <li>
              {title}: only <code>{userTypes.join(', ')}</code> may, with the scope{' '}
              <code>{scope}</code>. <Link to="/docs/API/authentication">Who may call what</Link>
            </li>
            <li>
              The idempotency key makes a <Link to="/docs/API/safe-retries">retry safe</Link>, and
              the entity tag guards the <Link to="/docs/API/concurrent-changes">next change</Link>.
            </li>
            <li>
              Both sides stand in the contract, like all of{' '}
              <Link to={`/docs/API/Ciso-API/${operation}`}>
                <code>{operation}</code>
              </Link>
              . Begin with the <Link to="/docs/API/quick-start">quick start</Link>.
            </li>
          </ul>
        </div>
        <HttpMessage side="Answer" message={answer} />
      </div>
    </section>
  );
}
