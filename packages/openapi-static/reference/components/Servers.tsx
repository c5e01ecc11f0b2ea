import type {ReactNode} from 'react';

import type {Server, ServerVariable} from '../servers';
import {Markdown} from './Markdown';

const Variable = ({name, standard, values, description}: ServerVariable): ReactNode => (
  <li>
    <code>{`{${name}}`}</code>: <code>{standard}</code> unless chosen
    {values.length > 0 && <> among {values.join(', ')}</>}
    <Markdown text={description} top={6} />
  </li>
);

/** The base addresses of an API. */
export const Servers = ({servers}: {servers: readonly Server[]}): ReactNode => (
  <ul>
    {servers.map(({url, description, variables}) => (
      <li key={url}>
        <code>{url}</code>
        <Markdown text={description} top={6} />
        {variables.length > 0 && (
          <ul>
            {variables.map((variable) => (
              <Variable key={variable.name} {...variable} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
