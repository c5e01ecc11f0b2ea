import {type ReactNode, useEffect, useRef} from 'react';

import {
  type Issue,
  toParameterKey,
  toSecretField,
  toSecretLabel,
} from '@openapi-portal/openapi-requests';
import inputs from '../inputs.module.css';
import result from '../result.module.css';
import type {Controls, Props} from '../use-console';
import Button from './button';

function toName({model}: Controls, {field, pointer}: Issue): string {
  if (field === 'server') return 'The server:';
  if (field === 'body') return pointer === '' ? 'The body' : `The body at ${pointer}`;
  if (field.startsWith('file ')) return field.slice('file '.length);
  const requirement = model.security.flat().find((entry) => toSecretField(entry) === field);
  if (requirement !== undefined) return toSecretLabel(requirement);
  const parameter = model.parameters.find((entry) => toParameterKey(entry) === field);
  return `${parameter?.name ?? field}${pointer}`;
}

/** Lists all issues after an attempt to send. Unless an issue is blocking, the reader can send the request anyway. */
export default function IssueSummary({controls}: Props): ReactNode {
  const {attempts, isHeld, issues, focus, trySend} = controls;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  if (!isHeld || issues.length === 0) return null;
  const isBlocked = issues.some(({isBlocking}) => isBlocking);
  function sendAnyway(): void {
    focus('send');
    trySend(true);
  }
  return (
    <div ref={summary} className={result.alert} role="group" aria-label="Mistakes" tabIndex={-1}>
      <p>
        {isBlocked
          ? 'This request cannot be sent yet.'
          : 'This request does not match the contract.'}
      </p>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.field} ${issue.pointer} ${issue.message}`}>
            <Button className={inputs.link} onClick={() => focus(issue.field, issue.pointer)}>
              {toName(controls, issue)} {issue.message}
            </Button>
          </li>
        ))}
      </ul>
      {!isBlocked && <Button onClick={sendAnyway}>Send anyway</Button>}
    </div>
  );
}
