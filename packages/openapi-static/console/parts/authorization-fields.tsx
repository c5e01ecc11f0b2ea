import type {ReactNode} from 'react';

import {
  type Authorization,
  toAuthorizations,
  toCredentialKind,
  toSecretField,
  toSecretLabel,
} from '../authorization';
import type {SecurityRequirement} from '../model';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls} from '../use-console';
import CodeText from './code-text';
import CredentialInput from './credential-input';
import Field from './field';
import SecretField from './secret-field';

interface Props {
  readonly controls: Controls;
}

interface RequirementProps extends Props {
  readonly requirement: SecurityRequirement;
}

interface SecretProps extends RequirementProps {
  readonly description: string | undefined;
}

const toName = ({requirements}: Authorization): string =>
  requirements.length === 0
    ? 'Nothing at all'
    : requirements.map(({scheme}) => scheme).join(' and ');

/** Sets of scopes of which one is enough: `users.write, or profile`. */
const toScopes = (scopes: Authorization['scopes']): string =>
  scopes.map((set) => set.map((scope) => `\`${scope}\``).join(' and ')).join(', or ');

/** The secret alone; what is wrong with it is said at once. */
function RequiredSecret({controls, requirement, description}: SecretProps): ReactNode {
  const {toId, origin, issues, findCredential, changeCredential} = controls;
  const credential = findCredential(requirement);
  const field = toSecretField(requirement);
  return (
    <SecretField
      id={toId(field)}
      label={toSecretLabel(requirement)}
      description={description}
      issues={issues.filter((issue) => issue.field === field)}
      value={credential.secret}
      isDisabled={origin === undefined}
      onChange={(secret) => changeCredential(requirement, {...credential, secret})}
    />
  );
}

function UserField({controls, requirement}: RequirementProps): ReactNode {
  const {toId, origin, findCredential, changeCredential} = controls;
  const credential = findCredential(requirement);
  const {scheme} = requirement;
  return (
    <Field id={toId(`user-${scheme}`)} label={`User name (${scheme})`}>
      {(attributes) => (
        <CredentialInput
          attributes={attributes}
          type="text"
          value={credential.user}
          isDisabled={origin === undefined}
          onChange={(user) => changeCredential(requirement, {...credential, user})}
        />
      )}
    </Field>
  );
}

function toUnsendable({type, name = '', scheme}: SecurityRequirement): string {
  return type === 'mutualTLS'
    ? `${scheme}: the browser presents a client certificate by itself.`
    : `${scheme}: the key goes in the cookie ${name}, and browsers do not let a page set cookies of another site.`;
}

function RequirementFields({controls, requirement}: RequirementProps): ReactNode {
  const kind = toCredentialKind(requirement);
  if (kind === 'none') return <p className={styles.note}>{toUnsendable(requirement)}</p>;
  const {name = '', in: place = ''} = requirement;
  const descriptions = {
    basic: undefined,
    key: `Sent as \`${name}\` in the ${place}.`,
    token: 'Sent in the header `Authorization`.',
  };
  return (
    <>
      {kind === 'basic' && <UserField {...{controls, requirement}} />}
      <RequiredSecret {...{controls, requirement}} description={descriptions[kind]} />
    </>
  );
}

function Choice({controls}: Props): ReactNode {
  const {model, form, change, toId} = controls;
  return (
    <Field id={toId('authorization')} label="Security scheme">
      {(attributes) => (
        <select
          {...attributes}
          className={inputs.control}
          value={form.authorization}
          onChange={({target}) => change({authorization: Number(target.value)})}
        >
          {toAuthorizations(model.security).map((authorization, index) => (
            <option key={index} value={index}>
              {toName(authorization)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Whom the credentials are for, and why the fields are empty where others were filled. */
function toOwner({origin, otherOrigins}: Controls): string | undefined {
  if (origin === undefined) {
    return 'Enter the address of the server first: a credential is for one server alone.';
  }
  if (otherOrigins.length === 0) return undefined;
  const others = otherOrigins.join(' and ');
  return `What you entered for ${others} is not sent to ${origin}: another server needs its own.`;
}

function Note({controls, scopes}: Props & Pick<Authorization, 'scopes'>): ReactNode {
  const {origin} = controls;
  const owner = toOwner(controls);
  return (
    <>
      {owner !== undefined && <p className={styles.note}>{owner}</p>}
      <p className={styles.note}>
        {scopes.length > 0 && (
          <CodeText text={`The operation needs the scope ${toScopes(scopes)}. `} />
        )}
        What you enter stays in the memory of this tab until you close or reload it. It is stored
        nowhere and sent to {origin ?? 'the chosen server'} alone.
      </p>
    </>
  );
}

/** What proves who sends the request; kept in memory as long as the page lives, and nowhere else. */
export default function AuthorizationFields({controls}: Props): ReactNode {
  const {model, form, origin, forgetCredentials} = controls;
  const authorizations = toAuthorizations(model.security);
  const chosen = authorizations[form.authorization];
  if (chosen === undefined) return null;
  const {requirements, scopes} = chosen;
  return (
    <fieldset className={styles.group}>
      <legend>Authorization</legend>
      {authorizations.length > 1 && <Choice controls={controls} />}
      {requirements.map((requirement) => (
        // The fields of another server are others: no undoing brings a secret over from one to the next.
        <RequirementFields
          key={`${origin ?? ''} ${requirement.scheme}`}
          {...{controls, requirement}}
        />
      ))}
      {requirements.length > 0 && (
        <>
          <Note {...{controls, scopes}} />
          <button type="button" className={inputs.button} onClick={forgetCredentials}>
            Forget what I entered
          </button>
        </>
      )}
    </fieldset>
  );
}
