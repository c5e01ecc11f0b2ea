import type {ReactNode} from 'react';

import type {ServerVariable} from '../model';
import inputs from '../inputs.module.css';
import type {Controls} from '../use-console';
import Field from './field';

interface Props {
  readonly name: string;
  readonly variable: ServerVariable;
  readonly controls: Controls;
}

/** A part of the server's address that the contract leaves open. */
export default function VariableField({name, variable, controls}: Props): ReactNode {
  const {server, changeServer, toId} = controls;
  const value = server.variables[name] ?? variable.default;
  const choose = (chosen: string): void =>
    changeServer({variables: {...server.variables, [name]: chosen}});
  return (
    <Field id={toId(`variable-${name}`)} label={name} description={variable.description}>
      {(attributes) =>
        variable.enum === undefined ? (
          <input
            {...attributes}
            className={inputs.control}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => choose(target.value)}
          />
        ) : (
          <select
            {...attributes}
            className={inputs.control}
            value={value}
            onChange={({target}) => choose(target.value)}
          >
            {variable.enum.map((entry) => (
              <option key={entry}>{entry}</option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
