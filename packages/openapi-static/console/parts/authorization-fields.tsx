import type {ReactNode} from 'react';

import {
  type Authorization,
  NO_CREDENTIAL,
  toAuthorizations,
  toCredentialKind,
} from '../authorization';
import type {SecurityRequirement} from '../model';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls} from '../use-console';
import CodeText from './code-text';
import Field from './field';
import SecretField from './secret-field';

interface Props {
  readonly controls: Controls;
}

interface RequirementProps extends Props {
  readonly requirement: SecurityRequirement;
}

const toName = ({requirements}: Authorization): string =>
  requirements.length === 0
    ? 'Nothing at all'
    : requirements.map(({scheme}) => scheme).join(' and ');

/** Sets of scopes of which one is enough: `users.write, or profile`. */
const toScopes = (scopes: Authorization['scopes']): string =>
  scopes.map((set) => set.map((scope) => `\`${scope}\``).join(' and ')).join(', or ');

function BasicFields({controls, requirement}: RequirementProps): ReactNode {
  const {toId, findCredential, changeCredential} = controls;
  const credential = findCredential(requirement);
  const {scheme} = requirement;
  return (
    <>
      <Field id={toId(`user-${scheme}`)} label={`User name (${scheme})`}>
        {(attributes) => (
          <input
            {...attributes}
            className={inputs.control}
            value={credential.user}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({target}) =>
              changeCredential(requirement, {...credential, user: target.value})
            }
          />
        )}
      </Field>
      <SecretField
        id={toId(`secret-${scheme}`)}
        label={`Password (${scheme})`}
        value={credential.secret}
        onChange={(secret) => changeCredential(requirement, {...credential, secret})}
      />
    </>
  );
}

function toUnsendable({type, name = '', scheme}: SecurityRequirement): string {
  return type === 'mutualTLS'
    ? `${scheme}: the browser presents a client certificate by itself.`
    : `${scheme}: the key goes in the cookie ${name}, and browsers do not let a page set cookies of another site.`;
}

function RequirementFields({controls, requirement}: RequirementProps): ReactNode {
  const {toId, findCredential, changeCredential} = controls;
  const kind = toCredentialKind(requirement);
  if (kind === 'none') return <p className={styles.note}>{toUnsendable(requirement)}</p>;
  if (kind === 'basic') return <BasicFields controls={controls} requirement={requirement} />;
  const credential = findCredential(requirement);
  const {scheme, name = '', in: place = ''} = requirement;
  return (
    <SecretField
      id={toId(`secret-${scheme}`)}
      label={kind === 'key' ? `API key (${scheme})` : `Token (${scheme})`}
      description={
        kind === 'key'
          ? `Sent as \`${name}\` in the ${place}.`
          : 'Sent in the header `Authorization`.'
      }
      value={credential.secret}
      onChange={(secret) => changeCredential(requirement, {...credential, secret})}
    />
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

function Note({scopes}: Pick<Authorization, 'scopes'>): ReactNode {
  return (
    <p className={styles.note}>
      {scopes.length > 0 && (
        <CodeText text={`The operation needs the scope ${toScopes(scopes)}. `} />
      )}
      What you enter stays in the memory of this page until you leave or reload it. It is stored
      nowhere and sent to the chosen server alone.
    </p>
  );
}

/** What proves who sends the request; kept in memory as long as the page lives, and nowhere else. */
export default function AuthorizationFields({controls}: Props): ReactNode {
  const {model, form, changeCredential} = controls;
  const authorizations = toAuthorizations(model.security);
  const chosen = authorizations[form.authorization];
  if (chosen === undefined) return null;
  const {requirements, scopes} = chosen;
  const forget = (): void =>
    requirements.forEach((requirement) => changeCredential(requirement, NO_CREDENTIAL));
  return (
    <fieldset className={styles.group}>
      <legend>Authorization</legend>
      {authorizations.length > 1 && <Choice controls={controls} />}
      {requirements.map((requirement) => (
        <RequirementFields key={requirement.scheme} {...{controls, requirement}} />
      ))}
      {requirements.length > 0 && (
        <>
          <Note scopes={scopes} />
          <button type="button" className={inputs.button} onClick={forget}>
            Forget what I entered
          </button>
        </>
      )}
    </fieldset>
  );
}
