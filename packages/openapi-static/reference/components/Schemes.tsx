import type {ReactNode} from 'react';

import type {PageContext} from '../page';
import type {Flow, SecurityScheme} from '../security-schemes';
import {UserTypes} from './Access';
import {Heading} from './Heading';
import {Markdown} from './Markdown';

interface FlowProps {
  readonly flow: Flow;
  readonly context: PageContext;
}

function ScopeTable({flow: {scopes, title}, context}: FlowProps): ReactNode {
  const hasUserTypes = scopes.some(({userTypes}) => userTypes.length > 0);
  return (
    <div className="api-scroll" tabIndex={0} role="region" aria-label={`Scopes: ${title}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Scope</th>
            <th scope="col">What it allows</th>
            {hasUserTypes && <th scope="col">User types</th>}
          </tr>
        </thead>
        <tbody>
          {scopes.map(({name, description, userTypes}) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <Markdown text={description} top={6} />
              </td>
              {hasUserTypes && (
                <td>
                  <UserTypes names={userTypes} context={context} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const FlowBlock = ({flow, context}: FlowProps): ReactNode => (
  <>
    <h4>{flow.title}</h4>
    <ul>
      {flow.addresses.map(([label, address]) => (
        <li key={label}>
          {label}: <code>{address}</code>
        </li>
      ))}
    </ul>
    {flow.scopes.length > 0 && <ScopeTable flow={flow} context={context} />}
  </>
);

const Scheme = ({scheme, context}: {scheme: SecurityScheme; context: PageContext}): ReactNode => (
  <section>
    <Heading level={3} id={scheme.anchor}>
      <code>{scheme.name}</code>
    </Heading>
    <p>{scheme.kind}</p>
    <Markdown text={scheme.description} top={4} />
    {scheme.flows.map((flow) => (
      <FlowBlock key={flow.title} flow={flow} context={context} />
    ))}
  </section>
);

/** How to be let in: each scheme with its flows and scopes. */
export const Schemes = ({
  schemes,
  context,
}: {
  schemes: readonly SecurityScheme[];
  context: PageContext;
}): ReactNode =>
  schemes.map((scheme) => <Scheme key={scheme.name} scheme={scheme} context={context} />);
