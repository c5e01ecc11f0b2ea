import type {ReactNode} from 'react';

import type {Server} from '../model';
import {findServer, isExampleHost, isMixedContent} from '../server';
import inputs from '../inputs.module.css';
import styles from '../styles.module.css';
import type {Controls} from '../use-console';
import Field from './field';
import VariableField from './variable-field';

interface Props {
  readonly controls: Controls;
}

/** No server of a contract has this address. */
const OTHER = '';

function toNote({address}: Controls): string | undefined {
  if (!('url' in address)) return undefined;
  const {host} = new URL(address.url);
  if (isExampleHost(address.url)) {
    return `${host} is an example address: no server runs there. Choose “Another server” to name yours.`;
  }
  return isMixedContent(address.url, document.baseURI)
    ? `This page came over https: browsers will not let it reach ${host} over http.`
    : undefined;
}

function OtherServer({controls}: Props): ReactNode {
  const {server, changeServer, toId, touch, findShownIssues} = controls;
  return (
    <Field
      id={toId('server')}
      label="Address of the server"
      isRequired
      description="The paths of the API are added to it, so it ends where they begin."
      issues={findShownIssues('server')}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="url"
          className={inputs.control}
          value={server.other}
          placeholder="e.g. https://ciso.example.org/v1"
          autoComplete="off"
          spellCheck={false}
          onChange={({target}) => changeServer({other: target.value})}
          onBlur={() => touch('server')}
        />
      )}
    </Field>
  );
}

interface ChoiceProps extends Props {
  readonly chosen: Server | undefined;
}

function ServerSelect({controls, chosen}: ChoiceProps): ReactNode {
  const {model, server, changeServer, toId, address, findShownIssues} = controls;
  function choose(value: string): void {
    // What a reader most often changes is the host: the contract's address is a good start.
    const other = server.other === '' && 'url' in address ? address.url : server.other;
    changeServer(value === OTHER ? {template: undefined, other} : {template: value});
  }
  return (
    <Field
      id={toId(chosen === undefined ? 'server-choice' : 'server')}
      label="Send to"
      description={chosen?.description}
      issues={chosen === undefined ? [] : findShownIssues('server')}
    >
      {(attributes) => (
        <select
          {...attributes}
          className={inputs.control}
          value={chosen?.url ?? OTHER}
          onChange={({target}) => choose(target.value)}
        >
          {model.servers.map(({url}) => (
            <option key={url} value={url}>
              {url}
            </option>
          ))}
          <option value={OTHER}>Another server</option>
        </select>
      )}
    </Field>
  );
}

/** The server that the request goes to: one of the contract's, or one that the reader names. */
export default function ServerFields({controls}: Props): ReactNode {
  const chosen = findServer(controls.model.servers, controls.server.template);
  const note = toNote(controls);
  return (
    <fieldset className={styles.group}>
      <legend>Server</legend>
      <ServerSelect controls={controls} chosen={chosen} />
      {Object.entries(chosen?.variables ?? {}).map(([name, variable]) => (
        <VariableField key={name} name={name} variable={variable} controls={controls} />
      ))}
      {chosen === undefined && <OtherServer controls={controls} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
