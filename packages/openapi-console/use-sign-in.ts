import {useState} from 'react';

import type {PageSandbox} from './page-sandbox';

/** What is sent where any credential will do. */
const ANY = 'sandbox';

interface SignedIn {
  /** Among the callers; -1 for a credential that belongs to none of them. */
  readonly index: number;
  readonly secret: string;
}

/** Who is signed in to the sandbox, on whichever page: the first of its callers at the beginning. */
const remembered = new Map<PageSandbox, SignedIn>();

/** Sends this credential to a sandbox, until the reader signs in to it. */
export const rememberCredential = (sandbox: PageSandbox, credential: SignedIn): void =>
  void remembered.set(sandbox, credential);

/** Starts all sandboxes anew that were opened, and with them who is signed in. */
export function forgetSandboxes(): void {
  for (const sandbox of remembered.keys()) sandbox.memory?.reset();
  remembered.clear();
}

/** Who is signed in to a sandbox, and the credential that was got for it. */
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
    /** Gets a new credential, of the same caller or another. */
    signIn: (caller: number): void => {
      signIn(caller);
      render((count) => count + 1);
    },
  };
}
