import {type ReactNode, useState} from 'react';

import fields from '../fields.module.css';
import inputs from '../inputs.module.css';
import Field from './field';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A text that others in the room need not see. */
export default function SecretField({id, label, description, value, onChange}: Props): ReactNode {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} description={description}>
      {(attributes) => (
        <span className={fields.row}>
          <input
            {...attributes}
            type={isShown ? 'text' : 'password'}
            className={inputs.control}
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-1p-ignore
            data-lpignore="true"
            onChange={({target}) => onChange(target.value)}
          />
          <button
            type="button"
            className={inputs.button}
            aria-label={`Show: ${label}`}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </span>
      )}
    </Field>
  );
}
