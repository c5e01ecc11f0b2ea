import type {ReactNode} from 'react';

import type {Server} from '../servers';
import {CopyButton} from './Code';

export const Method = ({method}: {method: string}): ReactNode => (
  <span className={`api-method api-method-${method}`}>{method.toUpperCase()}</span>
);

/** A path with its parameters set apart. */
const Path = ({path}: {path: string}): ReactNode =>
  path.split(/(\{[^}]*\})/).map((part, index) =>
    part.startsWith('{') ? (
      <var className="api-path-parameter" key={index}>
        {part}
      </var>
    ) : (
      part
    ),
  );

interface Props {
  readonly method: string;
  readonly path: string;
  readonly servers: readonly Server[];
  /** Whether the operation can be tried in the page. */
  readonly hasConsole?: boolean;
}

/** Method, server and path of an operation, to copy as one address. */
export function Endpoint({method, path, servers, hasConsole = false}: Props): ReactNode {
  const url = servers[0]?.url ?? '';
  return (
    <div className="api-endpoint">
      <Method method={method} />
      <code className="api-path">
        <span className="api-server">{url}</span>
        <wbr />
        <Path path={path} />
      </code>
      <CopyButton label="address" text={`${url}${path}`} />
      {hasConsole && (
        <button type="button" className="api-try" data-try>
          Try it
        </button>
      )}
    </div>
  );
}
