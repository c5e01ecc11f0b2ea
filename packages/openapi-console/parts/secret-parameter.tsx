import type {ReactNode} from 'react';

import {NO_CREDENTIAL, toParameterKey} from '@openapi-portal/openapi-requests';
import type {Parameter} from '@openapi-portal/openapi-model/inputs';
import type {Props} from '../use-console';
import CredentialField from './credential-field';

interface SecretProps extends Props {
  readonly parameter: Parameter;
  readonly description: string | undefined;
}

const explain = (origin: string | undefined): string =>
  origin === undefined
    ? 'Enter the server URL first: each credential belongs to one server.'
    : `The name indicates a secret. It is only sent to ${origin}, and code samples read it from the environment.`;

/** Renders a parameter that is a credential. Its value is stored for one origin, not in the form. */
export default function SecretParameter({
  parameter,
  controls,
  description,
}: SecretProps): ReactNode {
  const {origin, filled, changeCredential, toField} = controls;
  const {name, required, isDeprecated} = parameter;
  const key = toParameterKey(parameter);
  return (
    // Each origin gets a new input: undo must not bring back the secret of another server.
    <CredentialField
      key={origin}
      isSecret
      {...toField(key)}
      label={isDeprecated ? `${name} (deprecated)` : name}
      isRequired={required}
      description={[description, explain(origin)].filter(Boolean).join(' ')}
      value={filled.values[key] ?? ''}
      isDisabled={origin === undefined}
      onChange={(secret) => changeCredential({scheme: key}, {...NO_CREDENTIAL, secret})}
    />
  );
}
