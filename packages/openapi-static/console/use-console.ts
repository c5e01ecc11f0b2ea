import {useId, useState} from 'react';

import type {Credential} from './authorization';
import {
  type Credentials,
  findCredential,
  findOtherOrigins,
  NO_CREDENTIALS,
  withCredential,
} from './credentials';
import {
  type ConsoleForm,
  findRequirements,
  toInitialForm,
  toInitialServer,
  toParameterKey,
} from './form';
import {
  recallCredentials,
  recallForm,
  recallServer,
  rememberCredentials,
  rememberForm,
  rememberServer,
} from './memory';
import type {ConsoleModel, SecurityRequirement} from './model';
import {toRequest} from './request';
import {type ServerAddress, type ServerChoice, toOrigin, toServerAddress} from './server';
import {type IssueControls, useIssues} from './use-issues';
import {type Sending, useSending} from './use-sending';
import {findCredentialIssues} from './validate-credentials';

/** Everything that the parts of the console show and change. */
export interface Controls extends IssueControls {
  readonly model: ConsoleModel;
  readonly form: ConsoleForm;
  readonly change: (change: Partial<ConsoleForm>) => void;
  readonly server: ServerChoice;
  readonly changeServer: (change: Partial<ServerChoice>) => void;
  readonly address: ServerAddress;
  /** Of the address; nothing while it is not one. */
  readonly origin: string | undefined;
  /** What was given for the origin. */
  readonly findCredential: (requirement: SecurityRequirement) => Credential;
  readonly changeCredential: (requirement: SecurityRequirement, credential: Credential) => void;
  /** Where else something was given for. */
  readonly otherOrigins: readonly string[];
  readonly forgetCredentials: () => void;
  /** The `id` of a field's control. */
  readonly toId: (field: string) => string;
  readonly trySend: (isAnyway?: boolean) => void;
  readonly reset: () => void;
  readonly sending: Sending;
}

type CredentialControls = Pick<
  Controls,
  'findCredential' | 'changeCredential' | 'otherOrigins' | 'forgetCredentials'
>;

/** What was given for an origin belongs to it alone; it is remembered as long as the page lives. */
function useCredentials(model: ConsoleModel, origin: string | undefined): CredentialControls {
  const [credentials, setCredentials] = useState(() => recallCredentials(model));
  const keep = (next: Credentials): void => {
    rememberCredentials(model, next);
    setCredentials(next);
  };
  return {
    findCredential: ({scheme}) => findCredential(credentials, origin, scheme),
    changeCredential({scheme}, credential) {
      if (origin !== undefined) keep(withCredential(credentials, origin, scheme, credential));
    },
    otherOrigins: findOtherOrigins(credentials, origin),
    forgetCredentials: () => keep(NO_CREDENTIALS),
  };
}

type Input = Pick<Controls, 'form' | 'change' | 'server' | 'changeServer'> & {
  readonly restart: () => void;
};

function useInput(model: ConsoleModel): Input {
  const [form, setForm] = useState(() => recallForm(model));
  const [server, setServer] = useState(() => recallServer(model));
  const keepForm = (next: ConsoleForm): void => {
    rememberForm(model, next);
    setForm(next);
  };
  const keepServer = (next: ServerChoice): void => {
    rememberServer(model, next);
    setServer(next);
  };
  return {
    form,
    change: (change) => keepForm({...form, ...change}),
    server,
    changeServer: (change) => keepServer({...server, ...change}),
    restart() {
      keepForm(toInitialForm(model));
      keepServer(toInitialServer(model));
    },
  };
}

/** State of the console: what was put in, what is wrong with it, what was sent. */
export function useConsole(model: ConsoleModel): Controls {
  const id = useId();
  const {restart, ...input} = useInput(model);
  const sending = useSending();
  const {form, server} = input;
  const address = toServerAddress(server, model.servers, document.baseURI);
  const origin = toOrigin(address);
  const credentials = useCredentials(model, origin);
  const requirements = findRequirements(model, form);
  const credentialIssues = findCredentialIssues(requirements, credentials.findCredential);
  const {holdBack, forgetAttempts, ...issueControls} = useIssues(
    model,
    form,
    address,
    credentialIssues,
  );

  function trySend(isAnyway = false): void {
    const isHeldBack = holdBack(isAnyway);
    if (isHeldBack && !sending.isSending) sending.clear();
    if (isHeldBack || sending.isSending || 'mistake' in address) return;
    const given = requirements.map((requirement) => ({
      requirement,
      credential: credentials.findCredential(requirement),
    }));
    sending.start(toRequest(model, form, address.url, given));
  }

  function reset(): void {
    sending.clear();
    forgetAttempts();
    restart();
  }

  function toId(field: string): string {
    const index = model.parameters.findIndex((parameter) => toParameterKey(parameter) === field);
    return `${id}-${index === -1 ? field : `parameter-${index}`}`;
  }

  return {
    model,
    ...input,
    ...credentials,
    ...issueControls,
    address,
    origin,
    toId,
    trySend,
    reset,
    sending,
  };
}
