import type {ReactNode} from 'react';

import fields from '../fields.module.css';
import type {Issue} from '../validate';
import CodeText from './code-text';

/** Attributes that tie a control to its label, description and mistakes. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-required': boolean | undefined;
}

interface Props {
  readonly id: string;
  readonly label: ReactNode;
  readonly isRequired?: boolean;
  readonly description?: string | undefined;
  readonly issues?: readonly Issue[];
  /** Below the control: buttons, and notes that belong to it. */
  readonly extra?: ReactNode;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

function IssueList({
  id,
  issues,
}: {
  readonly id: string;
  readonly issues: readonly Issue[];
}): ReactNode {
  return (
    <ul id={id} className={fields.issues}>
      {issues.map(({pointer, message}) => (
        <li key={`${pointer} ${message}`}>
          {pointer !== '' && <code>{pointer}</code>} {message}
        </li>
      ))}
    </ul>
  );
}

/** A control with its label, what it is for, and what is wrong with its value. */
export default function Field(props: Props): ReactNode {
  const {id, label, isRequired = false, description, issues = [], extra, children} = props;
  const described = [
    ...(description === undefined ? [] : [`${id}-description`]),
    ...(issues.length === 0 ? [] : [`${id}-issues`]),
  ];
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
        {isRequired && <span className={fields.required}>required</span>}
      </label>
      {description !== undefined && (
        <p id={`${id}-description`} className={fields.description}>
          <CodeText text={description} />
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': issues.length > 0 || undefined,
        'aria-required': isRequired || undefined,
      })}
      {extra}
      {issues.length > 0 && <IssueList id={`${id}-issues`} issues={issues} />}
    </div>
  );
}
