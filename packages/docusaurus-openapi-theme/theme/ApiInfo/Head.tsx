import type {ReactNode} from 'react';

import {type Cursor, findServerUrl} from '@openapi-portal/openapi-model';
import {createPart, type IntroductionPage} from '@openapi-portal/openapi-reference';
import {usePlain} from '@openapi-portal/openapi-reference/components';
import {findOwnMember} from '@openapi-portal/reports/json';

import {PlainHead} from './PlainParts';
import {formatCount, ImportHint} from './words';

const NAMES: Readonly<Record<string, string>> = {
  apiKey: 'API key',
  mutualTLS: 'Client certificate',
  oauth2: 'OAuth 2.0',
  openIdConnect: 'OpenID Connect',
};

const HTTP_NAMES: Readonly<Record<string, string>> = {
  basic: 'HTTP Basic',
  bearer: 'Bearer token',
  digest: 'HTTP Digest',
};

function nameScheme(scheme: Cursor): string {
  const type = scheme.text('type') ?? '';
  const http = scheme.text('scheme')?.toLowerCase() ?? '';
  return findOwnMember(NAMES, type) ?? findOwnMember(HTTP_NAMES, http) ?? `HTTP ${http}`.trim();
}

const countScopes = (schemes: readonly Cursor[]): number =>
  new Set(
    schemes
      .flatMap((scheme) => scheme.entries('flows'))
      .flatMap(([, flow]) => flow.entries('scopes').map(([name]) => name)),
  ).size;

interface CellProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly children?: ReactNode;
}

const Cell = ({label, value, children}: CellProps): ReactNode => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{value}</b>
      {children}
    </dd>
  </div>
);

function BaseAddress({servers, operations, context}: IntroductionPage): ReactNode {
  const [server, ...others] = servers;
  const [first] = operations;
  if (server === undefined) return null;
  return (
    <Cell label="Base address" value={<code>{findServerUrl(server) || '/'}</code>}>
      {others.length > 0 && (
        <a href="#base-address">{formatCount(servers.length, 'address', 'addresses')}</a>
      )}
      {others.length === 0 && first !== undefined && (
        <a href={`${context.basePath}/${first.slug}?try`}>Try it here</a>
      )}
    </Cell>
  );
}

function Authorization({schemes}: IntroductionPage): ReactNode {
  const all = schemes.map(([, entry]) => entry.resolve());
  if (all.length === 0) return null;
  const [first = '', second, ...others] = new Set(all.map(nameScheme));
  const names =
    others.length > 0
      ? `${first} and ${others.length + 1} more`
      : [first, second].filter(Boolean).join(' or ');
  const scopes = countScopes(all);
  const hasToken = all.some((one) => /^(?:oauth2|openIdConnect)$/.test(one.text('type') ?? ''));
  return (
    <Cell
      label="Authorization"
      value={scopes > 0 ? `${names}, ${formatCount(scopes, 'scope')}` : names}
    >
      <a href="#authorization">{hasToken ? 'Get a token' : 'How to send it'}</a>
    </Cell>
  );
}

const Contract = ({context: {downloads = []}}: IntroductionPage): ReactNode =>
  downloads.length > 0 && (
    <Cell label="Contract" value="OpenAPI">
      <details className="api-menu" data-not-in-markdown="">
        <summary>{formatCount(downloads.length, 'download')}</summary>
        <div>
          <ul>
            {downloads.map(({title, href}) => (
              <li key={href}>
                <a href={href} download>
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <ImportHint />
        </div>
      </details>
    </Cell>
  );

/**
 * Shows the title of the API, one line about it, and the facts that a first request needs. Programs get the whole
 * description of the API instead.
 */
export default createPart<IntroductionPage>(function Head(page) {
  if (usePlain()) return <PlainHead {...page} />;
  return (
    <header className="api-header">
      <h1>{page.title}</h1>
      {page.lead !== '' && <p className="api-lead">{page.lead}</p>}
      <dl className="api-cells" data-not-in-markdown="">
        <BaseAddress {...page} />
        {page.info.has('version') && (
          <Cell label="Version" value={page.info.text('version')}>
            {page.context.changelog !== undefined && (
              <a href={page.context.changelog.href}>What changed</a>
            )}
          </Cell>
        )}
        <Authorization {...page} />
        <Contract {...page} />
      </dl>
    </header>
  );
});
