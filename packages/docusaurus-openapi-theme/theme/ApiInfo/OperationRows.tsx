import type {ReactNode} from 'react';

import {
  describeScopes,
  findAccess,
  formatMethod,
  type Operation,
  type Resource,
  VERBS,
} from '@openapi-portal/openapi-model';
import type {IntroductionPage} from '@openapi-portal/openapi-reference';

import {shorten} from './words';

interface RowProps {
  readonly operation: Pick<Operation, 'id' | 'method' | 'path' | 'slug' | 'title' | 'isDeprecated'>;
  readonly context: IntroductionPage['context'];
  readonly path?: string;
  readonly scope?: string;
}

const withoutSigns = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toLowerCase();

const findId = ({id, slug}: RowProps['operation']): string | undefined =>
  id === undefined || withoutSigns(id) === withoutSigns(slug) ? undefined : id;

export const OperationRow = ({operation, context, path, scope}: RowProps): ReactNode => (
  <a href={`${context.basePath}/${operation.slug}`} data-id={findId(operation)}>
    <span className={`api-method-${operation.method}`}>{formatMethod(operation.method)}</span>
    <b>{shorten(operation.title)}</b>
    {operation.isDeprecated && <span className="api-badge">deprecated</span>}
    <code>{path ?? operation.path}</code>
    {scope !== undefined && scope !== '' && <small>{scope}</small>}
  </a>
);

interface ListProps {
  readonly operations: readonly Operation[];
  readonly page: IntroductionPage;
}

export const OperationList = ({operations, page: {contract, context}}: ListProps): ReactNode => (
  <ul className="api-rows">
    {operations.map((operation) => (
      <li key={operation.pointer}>
        <OperationRow
          operation={operation}
          context={context}
          scope={describeScopes(findAccess(operation, contract))}
        />
      </li>
    ))}
  </ul>
);

/** Shortens the path of an operation to the part below its resource, with a leading ellipsis. */
const toRest = (path: string, resource: string): string =>
  path.startsWith(`${resource}/`) ? `…${path.slice(resource.length)}` : path;

const LONGEST_PATH = 36;

/** Removes the first segments of a long path. Its last ones tell resources apart. */
function shortenPath(path: string): string {
  const at = path.length > LONGEST_PATH ? path.indexOf('/', path.length - LONGEST_PATH) : -1;
  return at <= 0 ? path : `…${path.slice(at)}`;
}

interface ResourceProps extends Pick<IntroductionPage, 'context'> {
  readonly resource: Resource;
  readonly group?: {readonly anchor: string; readonly title: string};
}

/** Shows a cell for each plain verb, and for the only other operation: a link, or nothing before the last link. */
function Cells({resource: {path, verbs, others}, context}: ResourceProps): ReactNode {
  const [only] = others.length === 1 ? others : [];
  // A link has a path only if its path is not that of the link before: 1,200 operations would otherwise add 60 KB.
  let before = path;
  const cells = [...VERBS.map((verb) => verbs.get(verb)), only];
  return cells.map((operation, index) => {
    if (operation === undefined)
      return cells.slice(index).some((one) => one !== undefined) && <i key={index} />;
    const method = formatMethod(operation.method);
    const isNew = operation.path !== before;
    before = operation.path;
    return (
      <a
        key={index}
        href={`${context.basePath}/${operation.slug}`}
        aria-label={`${method} ${shorten(operation.title)}`}
        data-path={isNew ? toRest(operation.path, path) : undefined}
        data-id={findId(operation)}
      >
        {method === 'DELETE' ? 'DEL' : method}
      </a>
    );
  });
}

export function ResourceRow({resource, context, group}: ResourceProps): ReactNode {
  const {path, label, others} = resource;
  const shown = shortenPath(path);
  return (
    <li id={group?.anchor} data-path={shown === path ? undefined : path} data-group={group?.title}>
      <b>{group?.title ?? label}</b>
      <code>{shown}</code>
      <Cells resource={resource} context={context} />
      {others.length > 1 && (
        <details>
          <summary>{others.length} more</summary>
          <ul className="api-rows">
            {others.map((operation) => (
              <li key={operation.pointer}>
                <OperationRow
                  operation={operation}
                  context={context}
                  path={toRest(operation.path, path)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
