import {findOwnMember, formatVisible} from '@openapi-portal/reports/json';
import type {ReactNode} from 'react';

import {
  findServer,
  isExampleHost,
  isMixedContent,
  SANDBOX,
  type ServerVariable,
} from '@openapi-portal/openapi-model/inputs';
import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';
import {SelectField, TextField} from './field';

/** The reader's own URL. No server in a contract has an empty URL. */
const OTHER = '';

function findWarning({address, sandbox}: Controls): string | undefined {
  if (sandbox !== undefined)
    return 'The sandbox runs in this page and follows the contract. Nothing leaves your browser.';
  if (!('url' in address)) return undefined;
  const {host} = new URL(address.url);
  if (isExampleHost(address.url)) {
    return `${host} is an example: no server runs there. Choose “Another server” and enter your URL.`;
  }
  return isMixedContent(address.url, document.baseURI)
    ? `This page uses https, so browsers block requests to ${host} over http.`
    : undefined;
}

interface VariableProps extends Props {
  readonly name: string;
  readonly variable: ServerVariable;
}

function VariableField({name, variable, controls}: VariableProps): ReactNode {
  const {server, changeServer, toId} = controls;
  const shared = {
    id: toId(`variable-${name}`),
    label: name,
    description: variable.description,
    value: findOwnMember(server.variables, name) ?? variable.default,
    onChange: (value: string) => changeServer({variables: {...server.variables, [name]: value}}),
  };
  return variable.enum === undefined ? (
    <TextField {...shared} />
  ) : (
    <SelectField
      {...shared}
      options={variable.enum.map((entry) => [entry, formatVisible(entry)])}
    />
  );
}

interface ServerProps extends Props {
  readonly isSandboxMissing: boolean;
}

export default function ServerFields({controls, isSandboxMissing}: ServerProps): ReactNode {
  const {model, server, changeServer, address, sandbox, hasSandbox, toId, toField} = controls;
  const chosen = findServer(model.servers, server.template);
  const warning = findWarning(controls);
  function choose(template: string): void {
    // Most readers change only the host, so the field starts with the contract's URL.
    const other = server.other === '' && 'url' in address ? address.url : server.other;
    changeServer(template === OTHER ? {template: undefined, other} : {template});
  }
  return (
    <fieldset className={styles.group}>
      <legend>Server</legend>
      <SelectField
        {...(chosen === undefined ? {id: toId('server-choice')} : toField('server'))}
        label="Send to"
        description={chosen?.description}
        value={sandbox === undefined ? (chosen?.url ?? OTHER) : SANDBOX}
        options={[
          ...(hasSandbox ? [[SANDBOX, 'Sandbox in this page'] as const] : []),
          ...model.servers.map(({url}) => [url, url] as const),
          [OTHER, 'Another server'],
        ]}
        onChange={choose}
      />
      {Object.entries(chosen?.variables ?? {}).map(([name, variable]) => (
        <VariableField key={name} {...{name, variable, controls}} />
      ))}
      {chosen === undefined && sandbox === undefined && (
        <TextField
          {...toField('server')}
          label="Server URL"
          isRequired
          description="The paths of the API are appended to this URL."
          type="url"
          value={server.other}
          placeholder="e.g. https://api.example.org/v1"
          onChange={(other) => changeServer({other})}
        />
      )}
      {isSandboxMissing && (
        <p className={styles.note}>
          The sandbox could not be loaded, because there is no network. Requests are sent to the
          server that you choose here.
        </p>
      )}
      {warning !== undefined && <p className={styles.note}>{warning}</p>}
    </fieldset>
  );
}
