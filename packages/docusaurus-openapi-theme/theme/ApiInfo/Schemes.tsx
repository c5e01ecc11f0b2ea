import {Fragment, type ReactNode} from 'react';

import {type Cursor, describeScheme} from '@openapi-portal/openapi-model';
import {findDeprecation, type IntroductionPage} from '@openapi-portal/openapi-reference';
import {
  DeprecationText,
  Heading,
  Markdown,
  Table,
  UserTypes,
} from '@openapi-portal/openapi-reference/components';
import {findOwnMember, formatValue} from '@openapi-portal/reports/json';

const FLOWS: Readonly<Record<string, string>> = {
  authorizationCode: 'Authorization code',
  clientCredentials: 'Client credentials',
  deviceAuthorization: 'Device authorization',
  implicit: 'Implicit',
  password: 'Password',
};

const ADDRESSES = [
  ['authorizationUrl', 'Authorization address'],
  ['deviceAuthorizationUrl', 'Device authorization address'],
  ['tokenUrl', 'Token address'],
  ['refreshUrl', 'Refresh address'],
] as const;

/** Keywords with the URL of a metadata document, from which clients can configure themselves. */
const METADATA = [
  ['openIdConnectUrl', 'Described at'],
  ['oauth2MetadataUrl', 'Described at'],
] as const;

interface AddressProps {
  readonly owner: Cursor;
  readonly keys: readonly (readonly [key: string, label: string])[];
}

interface ScopeProps {
  readonly title: string;
  readonly flow: Cursor;
  readonly page: IntroductionPage;
}

interface FlowProps extends ScopeProps {
  /** True if an earlier flow of the scheme describes all its scopes. */
  readonly isDescribed: boolean;
}

const toTitle = (flow: string): string => findOwnMember(FLOWS, flow) ?? flow;

const listScopesOf = (flow: Cursor): readonly (readonly [string, string])[] =>
  flow.entries('scopes').map(([name, {value}]) => [name, formatValue(value)]);

/** Returns true if an earlier flow has the same scopes with the same descriptions. */
function isDescribedBefore(flow: Cursor, scheme: Cursor): boolean {
  const flows = scheme.entries('flows').map(([, one]) => one);
  const earlier = flows.slice(
    0,
    flows.findIndex(({pointer}) => pointer === flow.pointer),
  );
  return earlier.some((other) => {
    const known = new Map(listScopesOf(other));
    return listScopesOf(flow).every(([name, description]) => known.get(name) === description);
  });
}

const ScopeNames = ({flow}: Pick<ScopeProps, 'flow'>): ReactNode => (
  <p>
    Scopes, as above:{' '}
    {listScopesOf(flow).map(([name], index) => (
      <Fragment key={name}>
        {index > 0 && ', '}
        <code>{name}</code>
      </Fragment>
    ))}
  </p>
);

function ScopeTable({title, flow, page}: ScopeProps): ReactNode {
  const scopes = listScopesOf(flow).map(([name, description]) => ({
    name,
    description,
    userTypes: [...new Set(page.userTypes.get(name))],
  }));
  const hasUserTypes = scopes.some(({userTypes}) => userTypes.length > 0);
  return (
    <Table
      label={`Scopes: ${title}`}
      columns={['Scope', 'What it allows', ...(hasUserTypes ? ['User types'] : [])]}
      rows={scopes.map(({name, description, userTypes}) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <Markdown text={description} top={6} />
          </td>
          {hasUserTypes && (
            <td>
              <UserTypes names={userTypes} context={page.context} />
            </td>
          )}
        </tr>
      ))}
    />
  );
}

const Addresses = ({owner, keys}: AddressProps): ReactNode => {
  const given = keys.filter(([key]) => owner.text(key) !== undefined);
  return (
    given.length > 0 && (
      <ul>
        {given.map(([key, label]) => (
          <li key={key}>
            {label}: <code>{owner.text(key)}</code>
          </li>
        ))}
      </ul>
    )
  );
};

const Flow = ({isDescribed, ...props}: FlowProps): ReactNode => (
  <>
    <h4>{props.title}</h4>
    <Addresses owner={props.flow} keys={ADDRESSES} />
    {listScopesOf(props.flow).length > 0 &&
      (isDescribed ? <ScopeNames flow={props.flow} /> : <ScopeTable {...props} />)}
  </>
);

export const Schemes = ({page}: {page: IntroductionPage}): ReactNode =>
  page.schemes.map(([name, entry]) => {
    const scheme = entry.resolve();
    const deprecation = findDeprecation(scheme, page.context);
    return (
      <section key={name}>
        <Heading level={3} id={`authorization.${name}`}>
          <code>{name}</code>
        </Heading>
        {(scheme.isTrue('deprecated') || deprecation !== undefined) && (
          <p>
            <DeprecationText {...deprecation} />
          </p>
        )}
        <p>{describeScheme(scheme)}</p>
        <Addresses owner={scheme} keys={METADATA} />
        <Markdown text={scheme.text('description')} top={4} />
        {scheme.entries('flows').map(([key, flow]) => (
          <Flow
            key={key}
            title={toTitle(key)}
            flow={flow}
            page={page}
            isDescribed={isDescribedBefore(flow, scheme)}
          />
        ))}
      </section>
    );
  });
