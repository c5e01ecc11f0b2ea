import {useId, useMemo, useState} from 'react';

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
import {useAfterPress} from './use-after-press';
import {type Sending, useSending} from './use-sending';
import {findIssues, type Issue} from './validate';

/** Everything that the parts of the console show and change. */
export interface Controls {
  readonly model: ConsoleModel;
  readonly form: ConsoleForm;
  readonly change: (change: Partial<ConsoleForm>) => void;
  readonly server: ServerChoice;
  readonly changeServer: (change: Partial<ServerChoice>) => void;
  readonly address: ServerAddress;
  readonly findCredential: (requirement: SecurityRequirement) => Credential;
  readonly changeCredential: (requirement: SecurityRequirement, credential: Credential) => void;
  readonly issues: readonly Issue[];
  /** The issues of a field that the reader has left, or that has been sent. */
  readonly findShownIssues: (field: string) => readonly Issue[];
  readonly touch: (field: string) => void;
  /** The `id` of a field's control. */
  readonly toId: (field: string) => string;
  /** How often the reader has wanted to send, since the last reset. */
  readonly attempts: number;
  /** Whether the last attempt was held back for the reader to look at the issues. */
  readonly isHeld: boolean;
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

function toAllIssues(model: ConsoleModel, form: ConsoleForm, address: ServerAddress): Issue[] {
  const issues = findIssues(model, form);
  if ('url' in address) return issues;
  return [{field: 'server', pointer: '', message: address.mistake, isBlocking: true}, ...issues];
}

/** State of the console: what was put in, what is wrong with it, what was sent. */
export function useConsole(model: ConsoleModel): Controls {
  const id = useId();
  const {restart, ...input} = useInput(model);
  const credentials = useCredentials(model);
  const sending = useSending();
  const afterPress = useAfterPress();
  const [attempts, setAttempts] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const {form, server} = input;
  const address = toServerAddress(server, model.servers, document.baseURI);
  const mistake = 'mistake' in address ? address.mistake : undefined;
  const url = 'url' in address ? address.url : '';
  const issues = useMemo(
    () => toAllIssues(model, form, mistake === undefined ? {url} : {mistake}),
    [model, form, mistake, url],
  );

  function trySend(isAnyway = false): void {
    setAttempts(attempts + 1);
    const hasObjection = issues.some(({isBlocking}) => isBlocking || !isAnyway);
    setIsHeld(hasObjection);
    if (hasObjection && !sending.isSending) sending.clear();
    if (hasObjection || sending.isSending) return;
    const given = findRequirements(model, form).map((requirement) => ({
      requirement,
      credential: credentials.findCredential(requirement),
    }));
    sending.start(toRequest(model, form, url, given));
  }

  function reset(): void {
    sending.clear();
    setAttempts(0);
    setIsHeld(false);
    setTouched(new Set());
    restart();
  }

  return {
    model,
    ...input,
    ...credentials,
    address,
    issues,
    findShownIssues: (field) =>
      attempts > 0 || touched.has(field) ? issues.filter((issue) => issue.field === field) : [],
    touch: (field) => afterPress(() => setTouched((before) => new Set(before).add(field))),
    toId(field) {
      const index = model.parameters.findIndex((parameter) => toParameterKey(parameter) === field);
      return `${id}-${index === -1 ? field : `parameter-${index}`}`;
    },
    attempts,
    isHeld,
    trySend,
    reset,
    sending,
  };
}
