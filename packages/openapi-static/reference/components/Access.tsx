import type {ReactNode} from 'react';

import type {Access, AccessRule, SecurityRequirement} from '../access';
import type {PageContext} from '../page';
import {Markdown} from './Markdown';

interface Props {
  readonly access: Access;
  readonly context: PageContext;
}

/** User types by name, each linked to where it is described. */
export const UserTypes = ({
  names,
  context,
}: {
  names: readonly string[];
  context: PageContext;
}): ReactNode =>
  names.map((name, index) => {
    const href = context.linkToUserType?.(name);
    return (
      <span key={name}>
        {index > 0 && ', '}
        {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
      </span>
    );
  });

const Row = ({rule, context}: {rule: AccessRule; context: PageContext}): ReactNode => (
  <tr>
    <th scope="row">
      <code>{rule.scope}</code>
    </th>
    <td>
      <UserTypes names={rule.userTypes} context={context} />
    </td>
    <td>
      {rule.records ?? 'all'}
      {rule.fields.length > 0 && <>, these fields: {rule.fields.join(', ')}</>}
      <Markdown text={rule.note} top={6} />
    </td>
  </tr>
);

const describeScheme = ({name, scopes}: SecurityRequirement['schemes'][number]): string =>
  scopes.length === 0 ? name : `${name} with ${scopes.join(' and ')}`;

function Requirements({access: {requirements = []}, context}: Props): ReactNode {
  const ways = requirements.map(({schemes}) =>
    schemes.length === 0 ? 'nothing at all' : schemes.map(describeScheme).join(' together with '),
  );
  if (ways.length === 0) return <p>Anybody may call it, without a token.</p>;
  return (
    <p>
      <a href={`${context.basePath}/#authorization`}>Authorization</a>: {ways.join(', or ')}.
    </p>
  );
}

/** Who may call an operation: a row for each scope, and how to prove it. */
export const AccessTable = ({access, context}: Props): ReactNode => (
  <>
    {access.rules.length > 0 && (
      <div className="api-scroll" tabIndex={0} role="region" aria-label="Who may call it">
        <table>
          <thead>
            <tr>
              <th scope="col">Scope of the token</th>
              <th scope="col">User types</th>
              <th scope="col">Records</th>
            </tr>
          </thead>
          <tbody>
            {access.rules.map((rule) => (
              <Row key={`${rule.scope} ${rule.userTypes.join()}`} rule={rule} context={context} />
            ))}
          </tbody>
        </table>
      </div>
    )}
    {access.requirements !== undefined && <Requirements access={access} context={context} />}
  </>
);
