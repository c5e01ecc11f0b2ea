import {useState} from 'react';

import type {PageSandbox} from './page-sandbox';

/** The credential for a sandbox that accepts any credential. */
const ANY = 'sandbox';

interface SignedIn {
  /** Index in `callers`; -1 if the credential belongs to none of them. */
  readonly index: number;
  readonly secret: string;
}

/** The signed-in caller of each sandbox, shared by all pages. Initially, this is the sandbox's first caller. */
const remembered = new Map<PageSandbox, SignedIn>();

/** Sets the credential for a sandbox until the reader signs in again. */
export const rememberCredential = (sandbox: PageSandbox, credential: SignedIn): void =>
  void remembered.set(sandbox, credential);

export function forgetSandboxes(): void {
  for (const sandbox of remembered.keys()) sandbox.memory?.reset();
  remembered.clear();
}

export function useSignIn(sandbox: PageSandbox | undefined) {
  const [, render] = useState(0);

  function signIn(index: number): SignedIn {
    const signedIn = {index, secret: sandbox?.callers[index]?.signIn() ?? ANY};
    if (sandbox !== undefined) remembered.set(sandbox, signedIn);
    return signedIn;
  }

  const {index, secret} = (sandbox && remembered.get(sandbox)) ?? signIn(0);
  return {
    index,
    secret,
    /** Signs in as a caller and gets a new credential, even for the same caller. */
    signIn: (caller: number): void => {
      signIn(caller);
      render((count) => count + 1);
    },
  };
}
