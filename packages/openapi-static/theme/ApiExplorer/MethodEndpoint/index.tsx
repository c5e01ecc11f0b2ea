import {Fragment, type ReactNode} from 'react';

import {findReference} from '../../../reference/address';
import {Markdown} from '../../../reference/components/Markdown';
import {Method} from '../../../reference/components/Method';
import {ReferenceLink} from '../../../reference/components/ReferenceLink';
import {findServerUrl, Servers} from '../../../reference/components/Servers';
import {createPart} from '../../../reference/create-part';
import type {OperationPage, OperationVersions} from '../../../reference/operation';

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

/** Method, server and path of an operation, to copy as one address, and to try in the page. */
function Endpoint({operation: {method, path}, servers}: OperationPage): ReactNode {
  const url = findServerUrl(servers[0]);
  return (
    <div className="api-endpoint">
      <Method method={method} />
      <code className="api-path">
        <span className="api-server">{url}</span>
        <wbr />
        <Path path={path} />
      </code>
      <button
        type="button"
        className="api-copy"
        data-copy={`${url}${path}`}
        aria-label="Copy address"
      >
        Copy
      </button>
      <button type="button" className="api-try" data-try>
        Try it
      </button>
    </div>
  );
}

const Versions = ({since, changedIn}: OperationVersions): ReactNode => (
  <p className="api-names">
    Since <a href={since.href}>{since.title}</a>
    {changedIn.map(({title, href}, index) => (
      <Fragment key={href}>
        {index === 0 ? ' · Changed in ' : ', '}
        <a href={href}>{title}</a>
      </Fragment>
    ))}
  </p>
);

/** What the operation is called in code, and what it belongs to. */
const Names = ({operation: {id, cursor}}: OperationPage): ReactNode => (
  <p className="api-names">
    {id !== undefined && (
      <>
        Operation <code>{id}</code>
      </>
    )}
    {id !== undefined && cursor.has('tags') && ' · '}
    {cursor.texts('tags').join(', ')}
  </p>
);

function Header(page: OperationPage): ReactNode {
  const {operation, servers, versions} = page;
  const {cursor, pathItem} = operation;
  const texts = [pathItem.text('description'), cursor.text('description')].filter(Boolean);
  const document = findReference(cursor.get('externalDocs'), ['description', 'url']);
  const isMoreThanAddress = servers.length > 1 || servers.some((server) => server.has('variables'));
  return (
    <header className="api-header">
      <h1>{operation.title}</h1>
      <Endpoint {...page} />
      <div data-console-place />
      {operation.isDeprecated && (
        <p className="api-deprecated">
          <strong>Deprecated.</strong> This operation still answers; new code should not call it.
        </p>
      )}
      <Markdown text={texts.join('\n\n')} top={2} />
      {document !== undefined && (
        <p>
          <ReferenceLink {...document} />
        </p>
      )}
      <Names {...page} />
      {versions !== undefined && <Versions {...versions} />}
      {isMoreThanAddress && <Servers servers={servers} />}
    </header>
  );
}

/** The head of an operation's page: its name, its address, and what it is for. */
export default createPart(Header);
