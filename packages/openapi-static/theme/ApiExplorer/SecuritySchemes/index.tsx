import type {ReactNode} from 'react';

import type {AccessRule, SecurityRequirement} from '../../../reference/access';
import {Markdown} from '../../../reference/components/Markdown';
import {Section} from '../../../reference/components/Section';
import {Table} from '../../../reference/components/Table';
import {UserTypes} from '../../../reference/components/UserTypes';
import {createPart} from '../../../reference/create-part';
import type {OperationPage} from '../../../reference/operation';
import type {PageContext} from '../../../reference/page';

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

function describeRequirement({schemes}: SecurityRequirement): string {
  const needed = schemes.map(({name, scopes}) =>
    scopes.length === 0 ? name : `${name} with ${scopes.join(' and ')}`,
  );
  return needed.join(' together with ') || 'nothing at all';
}

function Requirements({access: {requirements}, context}: OperationPage): ReactNode {
  if (requirements === undefined) return null;
  if (requirements.length === 0) return <p>Anybody may call it, without a token.</p>;
  return (
    <p>
      <a href={`${context.basePath}/#authorization`}>Authorization</a>:{' '}
      {requirements.map(describeRequirement).join(', or ')}.
    </p>
  );
}

/** Who may call the operation, where one line does not say it: a row for each scope, and how to prove it. */
export default createPart<OperationPage>(
  (page) =>
    page.hasAccessRules && (
      <Section id="access">
        <Rules {...page} />
        <Requirements {...page} />
      </Section>
    ),
);
