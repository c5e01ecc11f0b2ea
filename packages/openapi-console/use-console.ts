import {useEffect, useId, useState} from 'react';

import {type Credential, NO_CREDENTIAL} from '@openapi-portal/openapi-requests';
import {findCredential, findOtherOrigins, withCredential} from './credentials';
import {
  type ConsoleForm,
  findRequirements,
  PREFER,
  buildInitialForm,
  buildInitialServer,
} from '@openapi-portal/openapi-requests';
import {
  forgetAll,
  handOver,
  type Input,
  putBack,
  recallInput,
  rememberInput,
  takeWanted,
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
import type {NextRequest} from './go-on';
import {buildAddress, buildRequest} from '@openapi-portal/openapi-requests';
import type {Outcome} from './send';
import {withoutSecrets, withSecrets} from '@openapi-portal/openapi-requests';
import {useAnswerParts} from './use-answer-parts';
import {useIssues} from './use-issues';
import {makeCurl, usePageSamples} from './use-page-samples';
import {useValidator} from './use-validator';
import {useSending} from './use-sending';
import {forgetSandboxes, useSignIn} from './use-sign-in';
import {useVersion} from './use-version';
import {rememberVersion} from './versions';
import {
  listSent,
  rememberOutcome,
  rememberSent,
  type SentRequest,
  toOperationKey,
  toShown,
} from './visit';
import {
  findAddressIssues,
  findCredentialIssues,
  findIssues,
} from '@openapi-portal/openapi-requests';

/** The props of each part of the console. */
export interface Props {
  readonly controls: Controls;
}

/** Everything that the parts of the console show and change. */
export type Controls = ReturnType<typeof useConsole>;

/** The origin under which the sandbox's credentials are stored. */
const SANDBOX_ORIGIN = 'the sandbox';

/** Path of the current page, without the fragment of a prepared request. */
const toPageAddress = (): string => location.pathname;

/** Builds the URL of the request; empty while it is incomplete. */
function toAddress(model: ConsoleModel, form: ConsoleForm, address: ServerAddress): string {
  try {
    return 'url' in address ? buildAddress(model, form, address.url) : '';
  } catch {
    // A value is not valid JSON yet; its field shows the error.
    return '';
  }
}

/**
 * State of the console: what was put in, what is wrong with it, what was sent.
 *
 * @param sandbox a server in the page, if there is one
 * @param follow opens the page of another operation
 */
export function useConsole(
  model: ConsoleModel,
  sandbox?: PageSandbox,
  follow: (href: string) => void = (href) => location.assign(href),
) {
  const id = useId();
  const [input, setInput] = useState(() => recallInput(model, sandbox !== undefined));
  const sending = useSending(toOperationKey(model));
  const answerParts = useAnswerParts(
    sending.outcome !== undefined || listSent(model.api).length > 0,
  );
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
  // Examples are good enough for the sandbox, which sends nothing anywhere.
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

  /** Sends the request after the validator has loaded, with the input of that moment. */
  function trySend(isAnyway = false): void {
    if (validator.isAwaited) {
      const send = (): void => document.getElementById(toId('send'))?.click();
      return void validator.load().then(() => setTimeout(send));
    }
    // The last response stays visible: the reader may need it to correct the request.
    if (holdBack(isAnyway) || sending.isSending || 'mistake' in address) return;
    const request = buildRequest(model, filled, address.url, given);
    const preference = form.values[PREFER] ?? '';
    const at = Date.now();
    const note = (outcome: Outcome): void => {
      const href = toPageAddress();
      rememberSent(model, {href, address: request.address, form, server, at, outcome});
      if (outcome.kind === 'answered') rememberVersion(request, outcome.response, scope);
    };
    if (!isSandbox || sandbox === undefined) return void sending.start(request, {note});
    const headers = [
      ...request.headers,
      ...(preference === '' ? [] : [['Prefer', preference] as const]),
    ];
    void sending.start({...request, headers}, {fetchFrom: sandbox.fetch, note});
  }

  /** Sends once what was put in is there: after the next render. */
  const sendSoon = (): void =>
    void setTimeout(() => document.getElementById(toId('send'))?.click());

  useEffect(() => {
    if (takeWanted(model)) sendSoon();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the console is there
  }, []);

  /** Puts values in, and sends. */
  function sendWith(values: ConsoleForm['values']): void {
    keep({form: {...form, values: {...form.values, ...values}}});
    sendSoon();
  }

  /** Opens an operation that takes values of the response. */
  function goOn({href, method, path, values}: NextRequest): void {
    if (method === model.method && path === model.path)
      return keep({form: {...form, values: {...form.values, ...values}}});
    handOver({api: model.api, method, path}, values);
    follow(href);
  }

  /** Opens a request of this visit again, as it was sent; where the reader wants it, it is sent again. */
  function reopen(request: SentRequest, isSentAgain: boolean): void {
    const isHere = request.method === model.method && request.path === model.path;
    putBack(request, request, isSentAgain && !isHere);
    if (!isHere) {
      rememberOutcome(toOperationKey(request), toShown(request));
      return follow(request.href);
    }
    setInput(recallInput(model, sandbox !== undefined));
    if (isSentAgain) sendSoon();
    else sending.show(toShown(request));
  }

  const changeServer = (change: Partial<ServerChoice>): void =>
    keep({server: {...server, ...change}});

  /** Takes the focus to a field that is there after the next render: a button that goes must not lose it. */
  const focus = (field: string): void =>
    void setTimeout(() => document.getElementById(toId(field))?.focus());

  /** Lets the reader go on from an address that the contract need not have. */
  function nameServer(other: string): void {
    changeServer({template: undefined, other});
    focus('server');
  }

  function reset(): void {
    sending.clear();
    forgetAttempts();
    keep({form: buildInitialForm(model), server: buildInitialServer(model, sandbox !== undefined)});
  }

  function forget(): void {
    sending.clear();
    forgetAttempts();
    forgetAll();
    forgetSandboxes();
    setInput(recallInput(model, sandbox !== undefined));
  }

  return {
    model,
    form,
    /** The form with the secrets among its parameters that were given for the server. */
    filled,
    server,
    address,
    origin,
    given,
    /** The sandbox, while it is the server that is chosen. */
    sandbox: isSandbox ? sandbox : undefined,
    hasSandbox: sandbox !== undefined,
    /** True if requests change the state of the sandbox. */
    hasMemory: sandbox?.memory !== undefined,
    signedIn,
    sending,
    /** The parts that explain a response, once they are loaded. */
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
    /** The version for `If-Match`. */
    version,
    reset,
    forget,
    /** Writes the input as a curl command, with secrets in environment variables. Loads the code on first use. */
    makeCurl: () => makeCurl(model, shown, serverUrl),
    /** The other origins that have credentials. */
    otherOrigins: findOtherOrigins(credentials, origin),
    change: (change: Partial<ConsoleForm>) => keep({form: {...form, ...change}}),
    /** The `id` of a field's control. */
    toId,
    /** The same with the field's issues, which show once it was left. */
    toField: (field: string) => ({
      id: toId(field),
      issues: issues.findShownIssues(field),
      onBlur: () => issues.touch(field),
    }),
  };
}
