import type {ReactNode} from 'react';

import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';
import {SelectField} from './field';

/** Who is signed in to the sandbox. */
export default function SandboxFields({controls}: Props): ReactNode {
  const {sandbox, signedIn, toId} = controls;
  if (sandbox === undefined) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Authorization</legend>
      {sandbox.callers.length === 0 ? (
        <p className={styles.note}>The sandbox takes any credential, and one is sent.</p>
      ) : (
        <>
          <SelectField
            id={toId('caller')}
            label="Signed in as"
            value={String(signedIn.index)}
            options={sandbox.callers.map(({name}, index) => [index, name])}
            onChange={(index) => signedIn.signIn(Number(index))}
          />
          <Button onClick={() => signedIn.signIn(signedIn.index)}>Get a new token</Button>
        </>
      )}
    </fieldset>
  );
}
