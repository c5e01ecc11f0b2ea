import type {ReactNode} from 'react';

import styles from '../styles.module.css';
import type {Props} from '../use-console';
import Button from './button';
import {PREFER} from '@openapi-portal/openapi-requests';
import {SelectField, TextField} from './field';

export default function SandboxFields({controls}: Props): ReactNode {
  const {sandbox, signedIn, toId} = controls;
  if (sandbox === undefined) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Authorization</legend>
      {sandbox.callers.length === 0 ? (
        <p className={styles.note}>The sandbox accepts any credential.</p>
      ) : (
        <>
          <SelectField
            id={toId('caller')}
            label="Signed in as"
            value={String(signedIn.index)}
            options={[
              ...sandbox.callers.map(({name}, index) => [index, name] as const),
              ...(signedIn.index < 0
                ? [[signedIn.index, 'No one: the token is not valid'] as const]
                : []),
            ]}
            onChange={(index) => signedIn.signIn(Number(index))}
          />
          <Button onClick={() => signedIn.signIn(signedIn.index)}>Get a new token</Button>
        </>
      )}
    </fieldset>
  );
}

/** Lets the reader ask the sandbox for a particular response (`Prefer` header, RFC 7240). */
export function SandboxPreference({controls}: Props): ReactNode {
  const {sandbox, toId, form, change} = controls;
  if (sandbox === undefined) return null;
  return (
    <fieldset className={styles.group}>
      <legend>Response</legend>
      <TextField
        id={toId('prefer')}
        label="Prefer"
        description="For a specific response: `code=404` or `code=503, example=unavailable`."
        value={form.values[PREFER] ?? ''}
        onChange={(value) => change({values: {...form.values, [PREFER]: value}})}
      />
    </fieldset>
  );
}
