import type {ReactNode} from 'react';

import {
  type Authorization,
  type Credential,
  type GivenCredential,
  toAuthorizations,
  toCredentialKind,
  toSecretField,
  toSecretLabel,
} from '../authorization';
import type {SecurityRequirement} from '../model';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';
import Button from './button';
import CredentialField from './credential-field';
import {formatCode, SelectField} from './field';

const formatName = ({requirements}: Authorization): string =>
  requirements.length === 0
    ? 'Nothing at all'
    : requirements.map(({scheme}) => scheme).join(' and ');

/** Sets of scopes of which one is enough: `users.write, or profile`. */
const formatScopes = (scopes: Authorization['scopes']): string =>
  scopes.map((set) => set.map((scope) => `\`${scope}\``).join(' and ')).join(', or ');

const explainUnsendable = ({type, name = '', scheme}: SecurityRequirement): string =>
  type === 'mutualTLS'
    ? `${scheme}: the browser presents a client certificate by itself.`
    : `${scheme}: the key goes in the cookie ${name}, and browsers do not let a page set cookies of another site.`;

/** The fields of a scheme; what is wrong with a secret is said at once. */
function SchemeFields({controls, requirement, credential}: Props & GivenCredential): ReactNode {
  const {toId, origin, issues, changeCredential} = controls;
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
          label={`User name (${scheme})`}
          value={credential.user}
          isDisabled={origin === undefined}
          onChange={(user) => change({user})}
        />
      )}
      <CredentialField
        isSecret
        id={toId(field)}
        label={toSecretLabel(requirement)}
        description={descriptions[kind]}
        issues={issues.filter((issue) => issue.field === field)}
        value={credential.secret}
        isDisabled={origin === undefined}
        onChange={(secret) => change({secret})}
      />
    </>
  );
}

/** Whom the credentials are for, and why the fields are empty where others were filled. */
function explainOwner({origin, otherOrigins}: Controls): string {
  if (origin === undefined) {
    return 'Enter the address of the server first: a credential is for one server alone.';
  }
  const others = otherOrigins.join(' and ');
  return `What you entered for ${others} is not sent to ${origin}: another server needs its own.`;
}

/** What proves who sends the request; kept in memory as long as the page lives, and nowhere else. */
export default function AuthorizationFields({controls}: Props): ReactNode {
  const {model, form, origin, given, otherOrigins, change, toId, forgetCredentials} = controls;
  const authorizations = toAuthorizations(model.security);
  const {scopes = []} = authorizations[form.authorization] ?? {};
  if (authorizations.length === 0) return null;
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
        // The fields of another server are others: no undoing brings a secret over from one to the next.
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
            What you enter stays in the memory of this tab until you close or reload it. It is
            stored nowhere and sent to {origin ?? 'the chosen server'} alone.
          </p>
          <Button onClick={forgetCredentials}>Forget what I entered</Button>
        </>
      )}
    </fieldset>
  );
}
