import {type ReactNode, useLayoutEffect, useRef} from 'react';

import styles from '../styles.module.css';
import type {Controls, Props} from '../use-console';

/** Describes the request in a few words, such as `as Dana Okafor, ciso, with a body of 9 lines`. */
function describe({sandbox, signedIn, jsonBody}: Controls): string {
  const caller = sandbox?.callers[signedIn.index]?.name;
  return [
    caller !== undefined && `as ${caller}`,
    jsonBody !== undefined && `with a body of ${jsonBody.split('\n').length} lines`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The form, which folds to one line when its request is sent. The focus follows. */
export default function RequestFold({
  controls,
  children,
}: Props & {readonly children: ReactNode}): ReactNode {
  const {isFolded, fold, sending, toId} = controls;
  const summary = useRef<HTMLElement>(null);
  const field = useRef<Element>(null);
  useLayoutEffect(() => {
    const {activeElement} = document;
    const line = summary.current;
    if (isFolded && line?.nextElementSibling?.contains(activeElement) === true) {
      field.current = activeElement;
      line.focus();
    } else if (!isFolded && activeElement === line) (field.current as HTMLElement | null)?.focus();
  }, [isFolded]);
  return (
    <details
      id={toId('request')}
      className={styles.fold}
      open={!isFolded}
      onToggle={({currentTarget}) => fold(!currentTarget.open)}
    >
      <summary ref={summary} hidden={sending.outcome === undefined}>
        Request <span>{describe(controls)}</span>
      </summary>
      {children}
    </details>
  );
}
