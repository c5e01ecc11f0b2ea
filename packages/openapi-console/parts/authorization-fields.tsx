import type {ReactNode} from 'react';

import {
  type Authorization,
  type Credential,
  type GivenCredential,
  type Issue,
  toAuthorizations,
  toCredentialKind,
  toSecretField,
  toSecretLabel,
} from '@openapi-portal/openapi-requests';
import type {SecurityRequirement} from '@openapi-portal/openapi-model/inputs';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';
import CredentialField from './credential-field';
import SandboxFields from './sandbox-fields';
import {formatCode, SelectField} from './field';

const formatName = ({requirements}: Authorization): string =>
  requirements.length === 0
    ? 'No credentials'
    : requirements.map(({scheme}) => scheme).join(' and ');

const formatScopes = (scopes: Authorization['scopes']): string =>
  scopes.map((set) => set.map((scope) => `\`${scope}\``).join(' and ')).join(', or ');

function explainUnsendable({type, name = '', scheme}: SecurityRequirement): string {
  if (type === 'mutualTLS') return `${scheme}: the browser presents a client certificate.`;
  if (type === 'http') return `${scheme}: a page cannot compute HTTP Digest. Use curl --digest.`;
  return `${scheme}: the key goes in the cookie ${name}, which a page cannot set for another site.`;
}

/** Lists the visible issues of a credential. A missing one is only reported after blur or an attempt to send. */
const findSecretIssues = ({issues, findShownIssues}: Controls, field: string): readonly Issue[] => {
  const blocking = issues.filter((issue) => issue.field === field && issue.isBlocking);
  return blocking.length > 0 ? blocking : findShownIssues(field);
};

function SchemeFields({controls, requirement, credential}: Props & GivenCredential): ReactNode {
  const {toField, toId, origin, changeCredential} = controls;
  const kind = toCredentialKind(requirement);
  if (kind === 'none') return <p className={styles.note}>{explainUnsendable(requirement)}</p>;
  const {scheme, name = '', in: location = ''} = requirement;
  const field = toSecretField(requirement);
  const descriptions = {
    basic: undefined,
    key: `Sent as \`${name}\` in the ${location}.`,
    token: 'Sent in the header `Authorization`.',
  };
  const change = (part: Partial<Credential>): void =>
    changeCredential(requirement, {...credential, ...part});
  return (
    <>
      {kind === 'basic' && (
        <CredentialField
          id={toId(`user-${scheme}`)}
          label={`Username (${scheme})`}
          value={credential.user}
          isDisabled={origin === undefined}
          onChange={(user) => change({user})}
        />
      )}
      <CredentialField
        isSecret
        {...toField(field)}
        label={toSecretLabel(requirement)}
        description={descriptions[kind]}
        issues={findSecretIssues(controls, field)}
        value={credential.secret}
        isDisabled={origin === undefined}
        onChange={(secret) => change({secret})}
      />
    </>
  );
}

function explainOwner({origin, otherOrigins}: Controls): string {
  if (origin === undefined) {
    return 'Enter the server URL first: each credential belongs to one server.';
  }
  const others = otherOrigins.join(' and ');
  return `The credentials for ${others} are not sent to ${origin}.`;
}

export default function AuthorizationFields({controls}: Props): ReactNode {
  const {model, form, origin, given, otherOrigins, change, toId} = controls;
  const authorizations = toAuthorizations(model.security);
  const {scopes = []} = authorizations[form.authorization] ?? {};
  if (authorizations.length === 0) return null;
  if (controls.sandbox !== undefined) return <SandboxFields controls={controls} />;
  return (
    <fieldset className={styles.group}>
      <legend>Authorization</legend>
      {authorizations.length > 1 && (
        <SelectField
          id={toId('authorization')}
          label="Security scheme"
          value={String(form.authorization)}
          options={authorizations.map((each, index) => [index, formatName(each)])}
          onChange={(index) => change({authorization: Number(index)})}
        />
      )}
      {given.map((each) => (
        // Each origin gets new inputs: undo must not bring back the secret of another server.
        <SchemeFields
          key={`${origin ?? ''} ${each.requirement.scheme}`}
          controls={controls}
          {...each}
        />
      ))}
      {given.length > 0 && (
        <>
          {(origin === undefined || otherOrigins.length > 0) && (
            <p className={styles.note}>{explainOwner(controls)}</p>
          )}
          <p className={styles.note}>
            {scopes.length > 0 &&
              formatCode(`The operation needs the scope ${formatScopes(scopes)}. `)}
            Credentials are only sent to {origin ?? 'the chosen server'}.
          </p>
        </>
      )}
    </fieldset>
  );
}
