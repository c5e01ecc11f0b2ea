import {findOwnMember} from '@openapi-portal/reports/json';
import {useEffect, useId, useState} from 'react';

import {
  buildAddress,
  buildInitialForm,
  buildInitialServer,
  buildRequest,
  type ConsoleForm,
  type Credential,
  findAddressIssues,
  findCredentialIssues,
  findIssues,
  findMediaType,
  findRequirements,
  NO_CREDENTIAL,
  PREFER,
  toBodyKind,
  withoutSecrets,
  withSecrets,
} from '@openapi-portal/openapi-requests';
import {findCredential, findOtherOrigins, withCredential} from './credentials';
import {
  forgetAll,
  storeNextValues,
  type Input,
  storeInput,
  recallInput,
  rememberInput,
  consumePendingSend,
} from './memory';
import {
  type ConsoleModel,
  SANDBOX,
  type SecurityRequirement,
  type ServerAddress,
  type ServerChoice,
  toChosenAddress,
  toOrigin,
} from '@openapi-portal/openapi-model/inputs';
import type {PageSandbox} from './page-sandbox';
import type {NextRequest} from './next-requests';
import type {Outcome} from './send';
import {useResponseParts} from './use-answer-parts';
import {useIssues} from './use-issues';
import {makeCurl, usePageSamples} from './use-page-samples';
import {useValidator} from './use-validator';
import {useSending} from './use-sending';
import {forgetSandboxes, useSignIn} from './use-sign-in';
import {useVersion} from './use-version';
import {rememberVersion} from './versions';
import {listSent, rememberOutcome, rememberSent, type SentRequest, toOperationKey} from './visit';

export interface Props {
  readonly controls: Controls;
}

export type Controls = ReturnType<typeof useConsole>;

/** The key of the sandbox's credentials, which is used instead of an origin. */
const SANDBOX_ORIGIN = 'the sandbox';

/** Returns the path of the current page, without the fragment that names a prepared request. */
const toPageAddress = (): string => location.pathname;

function findJsonBody(model: ConsoleModel, form: ConsoleForm): string | undefined {
  const {mediaType = ''} = findMediaType(model, form) ?? {};
  return /json|fields/.test(toBodyKind(mediaType))
    ? findOwnMember(form.bodies, mediaType)
    : undefined;
}

/** Builds the URL of the request; empty while it is incomplete. */
function toAddress(model: ConsoleModel, form: ConsoleForm, address: ServerAddress): string {
  try {
    return 'url' in address ? buildAddress(model, form, address.url) : '';
  } catch {
    // A value is not valid JSON yet; its field shows the error.
    return '';
  }
}

export function useConsole(
  model: ConsoleModel,
  sandbox?: PageSandbox,
  follow: (href: string) => void = (href) => location.assign(href),
) {
  const id = useId();
  const [input, setInput] = useState(() => recallInput(model, sandbox !== undefined));
  const sending = useSending(toOperationKey(model));
  const [isFolded, fold] = useState(false);
  const signedIn = useSignIn(sandbox);
  const {form, server, credentials} = input;
  const address = toChosenAddress(server, model.servers, document.baseURI);
  // Credentials belong to one origin. There are none while the URL is invalid.
  const isSandbox = server.template === SANDBOX;
  const origin = isSandbox ? SANDBOX_ORIGIN : toOrigin(address);
  const given = findRequirements(model, form).map((requirement) => ({
    requirement,
    credential: isSandbox
      ? {user: '', secret: signedIn.secret}
      : findCredential(credentials, origin, requirement.scheme),
  }));
  // The sandbox accepts the contract's example as a secret, because nothing leaves the page.
  const filled = withSecrets(model, form, (key) => {
    const credential = findCredential(credentials, origin, key);
    return isSandbox && credential === NO_CREDENTIAL ? (form.values[key] ?? '') : credential.secret;
  });
  const shown = withoutSecrets(model, filled);
  const serverUrl = 'url' in address ? address.url : (model.servers[0]?.url ?? '');
  const isChanged = usePageSamples(model, shown, serverUrl);
  const validator = useValidator(isChanged);
  const {holdBack, forgetAttempts, ...issues} = useIssues([
    ...findAddressIssues(address),
    ...findCredentialIssues(given),
    ...findIssues(model, filled, validator.startValidation),
  ]);

  const answerParts = useResponseParts(
    issues.attempts > 0 || sending.outcome !== undefined || listSent(model.api).length > 0,
  );

  const scope = isSandbox ? SANDBOX_ORIGIN : '';
  const record = {address: toAddress(model, form, address), scope};
  const version = useVersion(model, form, record, (change) => keep({form: {...form, ...change}}));

  const toId = (field: string): string => `${id}-${encodeURIComponent(field)}`;

  function keep(change: Partial<Input>): void {
    rememberInput(model, change);
    setInput((before) => ({...before, ...change}));
  }

  function changeCredential(
    {scheme}: Pick<SecurityRequirement, 'scheme'>,
    credential: Credential,
  ): void {
    if (origin === undefined) return;
    keep({credentials: withCredential(credentials, origin, scheme, credential)});
  }

  /** Sends the request. If the validator is still loading, waits for it and then sends the current input. */
  function trySend(isAnyway = false): void {
    if (validator.isAwaited) {
      const send = (): void => document.getElementById(toId('send'))?.click();
      return void validator.load().then(() => setTimeout(send));
    }
    // A blocked request keeps the last response visible: the reader may need it to correct the input.
    const isHeldBack = holdBack(isAnyway);
    if (isHeldBack) fold(false);
    if (isHeldBack || sending.isSending || 'mistake' in address) return;
    fold(true);
    const request = buildRequest(model, filled, address.url, given);
    const preference = form.values[PREFER] ?? '';
    const at = Date.now();
    const note = (outcome: Outcome): void => {
      const href = toPageAddress();
      rememberSent(model, {href, address: request.address, form, server, at}, outcome);
      if (outcome.kind === 'answered') rememberVersion(request, outcome.response, scope);
    };
    if (!isSandbox || sandbox === undefined) return void sending.start(request, {note});
    const headers = [
      ...request.headers,
      ...(preference === '' ? [] : [['Prefer', preference] as const]),
    ];
    void sending.start({...request, headers}, {fetchFrom: sandbox.fetch, note});
  }

  /** Sends the request after the next render, when the new input has been applied. */
  const sendSoon = (): void =>
    void setTimeout(() => document.getElementById(toId('send'))?.click());

  useEffect(() => {
    if (consumePendingSend(model)) sendSoon();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the console mounts
  }, []);

  function sendWith(values: ConsoleForm['values']): void {
    keep({form: {...form, values: {...form.values, ...values}}});
    sendSoon();
  }

  /** Fills values from the response into an operation. If it is another operation, opens the page of that operation. */
  function goOn({href, method, path, values}: NextRequest): void {
    if (method === model.method && path === model.path) {
      fold(false);
      return keep({form: {...form, values: {...form.values, ...values}}});
    }
    storeNextValues({api: model.api, method, path}, values);
    follow(href);
  }

  /** Restores a request of this visit. If `isSentAgain`, sends it again; otherwise shows its response. */
  function reopen(request: SentRequest, isSentAgain: boolean): void {
    const isHere = request.method === model.method && request.path === model.path;
    storeInput(request, request, isSentAgain && !isHere);
    if (!isHere) {
      rememberOutcome(toOperationKey(request), request.shown);
      return follow(request.href);
    }
    setInput(recallInput(model, sandbox !== undefined));
    if (isSentAgain) return sendSoon();
    fold(false);
    sending.show(request.shown);
  }

  const changeServer = (change: Partial<ServerChoice>): void =>
    keep({server: {...server, ...change}});

  /** Focuses a field after the next render, when it exists, and selects the line of a JSON Pointer. */
  const focus = (field: string, pointer = ''): void =>
    void setTimeout(() => {
      const control = document.getElementById(toId(field));
      control?.closest('details')?.setAttribute('open', '');
      control?.focus();
      if (pointer !== '' && control instanceof HTMLTextAreaElement)
        answerParts.showLine?.(control, pointer);
    });

  function nameServer(other: string): void {
    changeServer({template: undefined, other});
    focus('server');
  }

  function clear(): void {
    sending.clear();
    forgetAttempts();
    fold(false);
  }

  function reset(): void {
    clear();
    keep({form: buildInitialForm(model), server: buildInitialServer(model, sandbox !== undefined)});
  }

  function forget(): void {
    clear();
    forgetAll();
    forgetSandboxes();
    setInput(recallInput(model, sandbox !== undefined));
  }

  return {
    model,
    form,
    /** The form, including the secret parameters that the reader entered for this origin. */
    filled,
    server,
    address,
    origin,
    given,
    sandbox: isSandbox ? sandbox : undefined,
    hasSandbox: sandbox !== undefined,
    hasMemory: sandbox?.memory !== undefined,
    signedIn,
    sending,
    isFolded,
    fold,
    jsonBody: findJsonBody(model, form),
    problem:
      sending.outcome?.kind === 'answered'
        ? answerParts.parseProblem?.(sending.outcome.response, model)
        : undefined,
    answerParts,
    ...issues,
    changeCredential,
    changeServer,
    nameServer,
    focus,
    trySend,
    sendWith,
    goOn,
    reopen,
    version,
    reset,
    forget,
    makeCurl: () => makeCurl(model, shown, serverUrl),
    otherOrigins: findOtherOrigins(credentials, origin),
    change: (change: Partial<ConsoleForm>) => keep({form: {...form, ...change}}),
    toId,
    /** Returns the `id` and the visible issues of a field, with the handler that reveals the issues on blur. */
    toField: (field: string) => ({
      id: toId(field),
      issues: issues.findShownIssues(field),
      onBlur: () => issues.touch(field),
    }),
  };
}
