import type {ChangeEvent, CSSProperties, ReactNode} from 'react';

import fields from '../fields.module.css';
import inputs from '../inputs.module.css';
import type {Issue} from '@openapi-portal/openapi-requests';

export interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly isRequired?: boolean;
  /** Plain text, with code in backticks. */
  readonly description?: string | undefined;
  readonly issues?: readonly Issue[];
  /** A control at the end of the label's line that fills this field, such as a list of examples. */
  readonly beside?: ReactNode;
  readonly extra?: ReactNode;
}

interface Props extends FieldProps {
  readonly children: (attributes: object) => ReactNode;
}

interface ControlProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

interface TextProps extends ControlProps {
  readonly type?: 'url';
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  readonly placeholder?: string | undefined;
  /** Number of lines of a multi-line field. If absent, the field has one line. */
  readonly rows?: number | undefined;
  readonly isCode?: boolean;
  /** Numbers of the lines to highlight, from 0. */
  readonly marks?: readonly number[] | undefined;
}

interface SelectProps extends ControlProps {
  readonly options: readonly (readonly [value: string | number, label: string])[];
}

/** Attributes that keep browsers from completing or changing the typed text. */
export const AS_TYPED = {autoComplete: 'off', autoCapitalize: 'none', spellCheck: false};

export const formatCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

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

/** Highlights lines of a `.code` field: one background image for each. */
const toMarkStyle = (marks: readonly number[]): CSSProperties => ({
  backgroundImage: marks.map(() => 'linear-gradient(var(--mark) 0 0)').join(),
  backgroundPosition: marks.map((line) => `0 calc(0.3rem + ${line} * 1.5em)`).join(),
});

export function TextField(props: TextProps): ReactNode {
  const {
    value,
    onChange,
    onBlur,
    type,
    inputMode,
    placeholder,
    rows,
    isCode,
    marks = [],
    ...field
  } = props;
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
          <textarea {...attributes} {...shared} rows={rows} style={toMarkStyle(marks)} />
        )
      }
    </Field>
  );
}

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
