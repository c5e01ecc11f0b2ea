import {Fragment, type ReactNode} from 'react';

import {Endpoint} from '../../../reference/components/Endpoint';
import {Markdown} from '../../../reference/components/Markdown';
import {ReferenceLink} from '../../../reference/components/ReferenceLink';
import {Servers} from '../../../reference/components/Servers';
import {createPart, type OperationParts} from '../../../reference/create-part';
import type {OperationVersions} from '../../../reference/operation-versions';
import type {OperationView} from '../../../reference/operation-view';

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
const Names = ({operation: {id, cursor}}: Pick<OperationView, 'operation'>): ReactNode => (
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

function Header({view, versions}: Pick<OperationParts, 'view' | 'versions'>): ReactNode {
  const {operation, servers, description, document} = view;
  const isMoreThanAddress =
    servers.length > 1 || servers.some(({variables}) => variables.length > 0);
  return (
    <header className="api-header">
      <h1>{operation.title}</h1>
      <Endpoint method={operation.method} path={operation.path} servers={servers} hasConsole />
      <div data-console-place />
      {operation.isDeprecated && (
        <p className="api-deprecated">
          <strong>Deprecated.</strong> This operation still answers; new code should not call it.
        </p>
      )}
      <Markdown text={description} top={2} />
      {document !== undefined && (
        <p>
          <ReferenceLink {...document} />
        </p>
      )}
      <Names operation={operation} />
      {versions !== undefined && <Versions {...versions} />}
      {isMoreThanAddress && <Servers servers={servers} />}
    </header>
  );
}

/** The head of an operation's page: its name, its address, and what it is for. */
export default createPart<OperationParts>(Header);
