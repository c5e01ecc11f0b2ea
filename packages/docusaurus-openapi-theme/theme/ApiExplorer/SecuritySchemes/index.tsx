import {Fragment, type ReactNode} from 'react';

import type {AccessRule, SecurityRequirement} from '@openapi-portal/openapi-model';
import {Markdown, Section, Table, UserTypes} from '@openapi-portal/openapi-reference/components';
import {createPart, type OperationPage, type PageContext} from '@openapi-portal/openapi-reference';

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

const Rules = ({access: {rules}, context}: OperationPage): ReactNode =>
  rules.length > 0 && (
    <Table
      label="Who may call it"
      columns={['Scope of the token', 'User types', 'Records']}
      rows={rules.map((rule) => (
        <Row key={`${rule.scope} ${rule.userTypes.join()}`} rule={rule} context={context} />
      ))}
    />
  );

/** Removes the full stop of a sentence, and lower-cases its first letter unless it is part of an acronym. */
const toInner = (sentence: string): string =>
  sentence.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase()).replace(/\.$/, '');

const Scheme = ({name, scopes, words}: SecurityRequirement['schemes'][number]): ReactNode => (
  <>
    <code>{name}</code>
    {scopes.length > 0 && ` with ${scopes.join(' and ')}`}
    {words !== undefined && `: ${toInner(words)}`}
  </>
);

const Ways = ({requirements}: {requirements: readonly SecurityRequirement[]}): ReactNode => (
  <ul>
    {requirements.map(({schemes}) => (
      <li key={schemes.map(({name}) => name).join(' ')}>
        {schemes.length === 0 && 'nothing at all: it may be called without'}
        {schemes.map((scheme, index) => (
          <Fragment key={scheme.name}>
            {index > 0 && '; together with '}
            <Scheme {...scheme} />
          </Fragment>
        ))}
      </li>
    ))}
  </ul>
);

const describeScopes = ({schemes}: SecurityRequirement): string =>
  schemes
    .map(({name, scopes}) => (scopes.length === 0 ? name : `${name} with ${scopes.join(' and ')}`))
    .join('') || 'nothing at all';

function Requirements({access: {requirements}, context}: OperationPage): ReactNode {
  if (requirements === undefined) return null;
  if (requirements.length === 0) return <p>Anyone may call it, without a token.</p>;
  const link = <a href={`${context.basePath}/#authorization`}>Authorization</a>;
  const names = new Set(requirements.map(({schemes}) => schemes.map(({name}) => name).join(' ')));
  const isOneScheme = names.size === 1 && requirements.every(({schemes}) => schemes.length < 2);
  if (isOneScheme) {
    return (
      <p>
        {link}: {requirements.map(describeScopes).join(', or ')}.
      </p>
    );
  }
  return (
    <>
      <p>
        {link}
        {requirements.length > 1 ? ', one of:' : ':'}
      </p>
      <Ways requirements={requirements} />
    </>
  );
}

/** Explains who can call an operation and with which credentials, if this does not fit into the key facts above. */
export default createPart<OperationPage>(
  (page) =>
    page.hasAccessRules && (
      <Section id="access">
        <Rules {...page} />
        <Requirements {...page} />
      </Section>
    ),
);
