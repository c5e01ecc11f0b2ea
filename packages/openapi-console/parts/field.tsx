import type {ChangeEvent, ReactNode} from 'react';

import fields from '../fields.module.css';
import inputs from '../inputs.module.css';
import type {Issue} from '@openapi-portal/openapi-requests';

export interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly isRequired?: boolean;
  /** Plain text, code between backticks. */
  readonly description?: string | undefined;
  readonly issues?: readonly Issue[];
  /** At the end of the label's line: another control that fills this one. */
  readonly beside?: ReactNode;
  /** Below the control: buttons that belong to it. */
  readonly extra?: ReactNode;
}

interface Props extends FieldProps {
  /** Receives the attributes that connect a control to its label, description and errors. */
  readonly children: (attributes: object) => ReactNode;
}

/** A control whose value is text. */
interface ControlProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

interface TextProps extends ControlProps {
  readonly type?: 'url';
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  readonly placeholder?: string | undefined;
  /** Rows of a multi-line text. */
  readonly rows?: number | undefined;
  readonly isCode?: boolean;
}

interface SelectProps extends ControlProps {
  readonly options: readonly (readonly [value: string | number, label: string])[];
}

/** Attributes that keep browsers from completing or changing the typed text. */
export const AS_TYPED = {autoComplete: 'off', autoCapitalize: 'none', spellCheck: false};

/** Formats plain text with code in backticks. */
export const formatCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** A control with its label, what it is for, and what is wrong with its value. */
export default function Field(props: Props): ReactNode {
  const {id, label, isRequired = false, description, issues = [], beside, extra, children} = props;
  const described = [
    ...(description === undefined ? [] : [`${id}-description`]),
    ...(issues.length === 0 ? [] : [`${id}-issues`]),
  ];
  return (
    <div className={fields.field}>
      <div className={fields.head}>
        <label htmlFor={id} className={fields.label}>
          {label}
          {isRequired && <span className={fields.required}>required</span>}
        </label>
        {beside}
      </div>
      {description !== undefined && (
        <p id={`${id}-description`} className={fields.description}>
          {formatCode(description)}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': issues.length > 0 || undefined,
        'aria-required': isRequired || undefined,
      })}
      {extra}
      {issues.length > 0 && (
        <ul id={`${id}-issues`} className={fields.issues}>
          {issues.map(({pointer, message}) => (
            <li key={`${pointer} ${message}`}>
              {pointer !== '' && <code>{pointer}</code>} {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Text of one line, or of several. */
export function TextField(props: TextProps): ReactNode {
  const {value, onChange, onBlur, type, inputMode, placeholder, rows, isCode, ...field} = props;
  const shared = {
    className: isCode === true ? inputs.code : inputs.control,
    value,
    placeholder,
    ...AS_TYPED,
    onChange: ({target}: ChangeEvent<{value: string}>) => onChange(target.value),
    onBlur,
  };
  return (
    <Field {...field}>
      {(attributes) =>
        rows === undefined ? (
          <input {...attributes} {...shared} type={type} inputMode={inputMode} />
        ) : (
          <textarea {...attributes} {...shared} rows={rows} />
        )
      }
    </Field>
  );
}

/** One of several options. */
export function SelectField({options, value, onChange, onBlur, ...field}: SelectProps): ReactNode {
  return (
    <Field {...field}>
      {(attributes) => (
        <select
          {...attributes}
          className={inputs.control}
          value={value}
          onChange={({target}) => onChange(target.value)}
          onBlur={onBlur}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
