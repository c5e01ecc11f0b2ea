import {Fragment, type ReactNode} from 'react';

import {
  createPart,
  type OperationPage,
  type OperationVersions,
  toFragment,
} from '@openapi-portal/openapi-reference';
import {
  describeSchemes,
  describeScopes,
  findServerUrl,
  listRequiredScopes,
  type SecurityRequirement,
} from '@openapi-portal/openapi-model';
import {Method, UserTypes} from '@openapi-portal/openapi-reference/components';

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

type Fact = readonly [label: string, value: ReactNode];

interface AuthorizationProps extends Pick<OperationPage, 'context'> {
  readonly requirements: readonly SecurityRequirement[];
}

/** The schemes of an operation, linked to where they are described. */
function Authorization({requirements, context}: AuthorizationProps): ReactNode {
  const words = describeSchemes(requirements);
  if (words === 'none') return words;
  return <a href={`${context.basePath}/#authorization`}>{words}</a>;
}

/** The scopes and user types that open an operation, by name. */
function listAccess({access, context}: OperationPage): readonly Fact[] {
  const {rules, requirements} = access;
  const userTypes = [...new Set(rules.flatMap((rule) => rule.userTypes))];
  const scopes = describeScopes(access);
  return [
    ...(requirements === undefined
      ? []
      : [
          [
            'Authorization',
            <Authorization key="" requirements={requirements} context={context} />,
          ] as const,
        ]),
    ...(scopes === '' ? [] : [['Scope', scopes] as const]),
    ...(userTypes.length > 0
      ? [['User type', <UserTypes key="" names={userTypes} context={context} />] as const]
      : []),
  ];
}

const Changes = ({changedIn}: Pick<OperationVersions, 'changedIn'>): ReactNode =>
  changedIn.map(({title, href}, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{title}</a>
    </Fragment>
  ));

function listFacts(page: OperationPage): readonly Fact[] {
  const {operation, versions, retrySafety} = page;
  return [
    ...listAccess(page),
    ['Safe to repeat', retrySafety],
    ...(operation.id === undefined ? [] : [['Operation', operation.id] as const]),
    ...(versions === undefined
      ? []
      : [
          [
            'Since',
            <a key="" href={versions.since.href}>
              {versions.since.title}
            </a>,
          ] as const,
        ]),
    ...(versions === undefined || versions.changedIn.length === 0
      ? []
      : [['Changed in', <Changes key="" changedIn={versions.changedIn} />] as const]),
  ];
}

/** What one wants to know of an operation before reading it, in one line. */
const Facts = (page: OperationPage): ReactNode => (
  <dl className="api-facts">
    {listFacts(page).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt> <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The sections of the page, in a line that stays in view. */
const OnThisPage = ({contents}: Pick<OperationPage, 'contents'>): ReactNode => (
  <nav className="api-contents" aria-label="On this page">
    {contents
      .filter(({level}) => level === 2)
      .map(({id, value}) => (
        <a className="table-of-contents__link" key={id} href={toFragment(id)}>
          {value}
        </a>
      ))}
  </nav>
);

/** The head of an operation's page: its name, its address, who may call it, and what the page holds. */
export default createPart<OperationPage>((page) => (
  <>
    <header
      className="api-header"
      data-operation={page.operation.id}
      data-scopes={listRequiredScopes(page.access).join(' ') || undefined}
    >
      <h1>{page.operation.title}</h1>
      <Endpoint {...page} />
      <Facts {...page} />
      <div data-console-place />
    </header>
    <OnThisPage {...page} />
  </>
));
