import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';

import fields from '../fields.module.css';
import inputs from '../inputs.module.css';
import Button from './button';
import Field, {AS_TYPED, type FieldProps} from './field';

interface Props extends FieldProps {
  readonly label: string;
  readonly isSecret?: boolean;
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/**
 * A field whose text never appears in the markup. React writes the `value` prop of an input into its attribute, where
 * a stylesheet could read it (`[value^=a]`). So this input has no `value` prop; an effect sets its text instead.
 */
export default function CredentialField(props: Props): ReactNode {
  const {isSecret = false, value, isDisabled, onChange, onBlur, ...field} = props;
  const [isShown, setIsShown] = useState(!isSecret);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={fields.row}>
          <input
            {...attributes}
            {...AS_TYPED}
            ref={input}
            type={isShown ? 'text' : 'password'}
            className={inputs.control}
            disabled={isDisabled}
            data-1p-ignore
            data-lpignore="true"
            onChange={({target}) => onChange(target.value)}
            onBlur={onBlur}
          />
          {isSecret && (
            <Button
              aria-label={`Show: ${field.label}`}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </Button>
          )}
        </span>
      )}
    </Field>
  );
}
