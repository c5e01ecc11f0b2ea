import {type ReactNode, useLayoutEffect, useRef} from 'react';

import inputs from '../inputs.module.css';
import type {ControlAttributes} from './field';

interface Props {
  readonly attributes: ControlAttributes;
  readonly type: 'text' | 'password';
  readonly value: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/**
 * An input whose text never stands in the document. React writes the `value` of an input into its
 * attribute, where a style sheet can read it (`[value^=a]`): this one has none, not even a default.
 */
export default function CredentialInput(props: Props): ReactNode {
  const {attributes, type, value, isDisabled, onChange} = props;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  }, [value]);
  return (
    <input
      {...attributes}
      ref={input}
      type={type}
      className={inputs.control}
      disabled={isDisabled}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      data-1p-ignore
      data-lpignore="true"
      onChange={({target}) => onChange(target.value)}
    />
  );
}
