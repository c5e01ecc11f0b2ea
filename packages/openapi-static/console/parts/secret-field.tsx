import {type ReactNode, useState} from 'react';

import fields from '../fields.module.css';
import inputs from '../inputs.module.css';
import type {Issue} from '../validate';
import CredentialInput from './credential-input';
import Field from './field';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly issues: readonly Issue[];
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A text that others in the room need not see. */
export default function SecretField(props: Props): ReactNode {
  const {id, label, description, issues, ...control} = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} description={description} issues={issues}>
      {(attributes) => (
        <span className={fields.row}>
          <CredentialInput
            {...control}
            attributes={attributes}
            type={isShown ? 'text' : 'password'}
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
