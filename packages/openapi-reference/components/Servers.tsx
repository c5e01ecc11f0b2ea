import type {ReactNode} from 'react';

import {type Cursor, findServerUrl} from '@openapi-portal/openapi-model';
import {formatVisible} from '@openapi-portal/reports/json';
import {CodeList} from './Code';
import {Markdown} from './Markdown';

const Variable = ({name, variable}: {name: string; variable: Cursor}): ReactNode => {
  const values = variable.texts('enum');
  return (
    <li>
      <code>{`{${name}}`}</code>: <code>{formatVisible(variable.text('default') ?? '')}</code>{' '}
      unless chosen
      {values.length > 0 && (
        <>
          {' '}
          among <CodeList values={values} separator=", " />
        </>
      )}
      <Markdown text={variable.text('description')} top={6} />
    </li>
  );
};

export const Servers = ({servers}: {servers: readonly Cursor[]}): ReactNode => (
  <ul>
    {servers.map((server) => (
      <li key={server.pointer}>
        <code>{findServerUrl(server)}</code>
        {server.has('name') && ` ${server.text('name')}`}
        <Markdown text={server.text('description')} top={6} />
        {server.entries('variables').length > 0 && (
          <ul>
            {server.entries('variables').map(([name, variable]) => (
              <Variable key={name} name={name} variable={variable} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
