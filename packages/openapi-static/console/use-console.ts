import {useId, useState} from 'react';

import {type Credential, NO_CREDENTIAL} from './authorization';
import {
  type ConsoleForm,
  findRequirements,
  toInitialForm,
  toInitialServer,
  toParameterKey,
} from './form';
import {
  recallCredential,
  recallForm,
  recallServer,
  rememberCredential,
  rememberForm,
  rememberServer,
} from './memory';
import type {ConsoleModel, SecurityRequirement} from './model';
import {toRequest} from './request';
import {type ServerAddress, type ServerChoice, toServerAddress} from './server';
import {type IssueControls, useIssues} from './use-issues';
import {type Sending, useSending} from './use-sending';

/** Everything that the parts of the console show and change. */
export interface Controls extends IssueControls {
  readonly model: ConsoleModel;
  readonly form: ConsoleForm;
  readonly change: (change: Partial<ConsoleForm>) => void;
  readonly server: ServerChoice;
  readonly changeServer: (change: Partial<ServerChoice>) => void;
  readonly address: ServerAddress;
  readonly findCredential: (requirement: SecurityRequirement) => Credential;
  readonly changeCredential: (requirement: SecurityRequirement, credential: Credential) => void;
  /** The `id` of a field's control. */
  readonly toId: (field: string) => string;
  readonly trySend: (isAnyway?: boolean) => void;
  readonly reset: () => void;
  readonly sending: Sending;
}

/** Credentials by scheme; every change is remembered as long as the page lives. */
function useCredentials(
  model: ConsoleModel,
): Pick<Controls, 'findCredential' | 'changeCredential'> {
  const [credentials, setCredentials] = useState(() => {
    const requirements = model.security.flat();
    return new Map(requirements.map((entry) => [entry.scheme, recallCredential(model, entry)]));
  });
  return {
    findCredential: ({scheme}) => credentials.get(scheme) ?? NO_CREDENTIAL,
    changeCredential(requirement, credential) {
      rememberCredential(model, requirement, credential);
      setCredentials((before) => new Map(before).set(requirement.scheme, credential));
    },
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
  const credentials = useCredentials(model);
  const sending = useSending();
  const {form, server} = input;
  const address = toServerAddress(server, model.servers, document.baseURI);
  const {holdBack, forgetAttempts, ...issueControls} = useIssues(model, form, address);

  function trySend(isAnyway = false): void {
    const isHeldBack = holdBack(isAnyway);
    if (isHeldBack && !sending.isSending) sending.clear();
    if (isHeldBack || sending.isSending || 'mistake' in address) return;
    const given = findRequirements(model, form).map((requirement) => ({
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
    toId,
    trySend,
    reset,
    sending,
  };
}
