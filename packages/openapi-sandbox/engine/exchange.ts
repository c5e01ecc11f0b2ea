import {
  type DescribedError,
  startValidation,
  type Validate,
} from '@openapi-portal/schema-validation';
import type {Json} from '@openapi-portal/openapi-model/inputs';
import {isJsonObject} from '@openapi-portal/reports/json';
import {unescapeToken} from '@openapi-portal/reports/pointer';

import type {ResponseData} from './answer/response-data';
import {findResponse, findSuccess} from './answer/find-response';
import type {SandboxModel} from '../model/model';
import type {SandboxOptions} from './options';
import {type FieldError, refuseCost, Refusal, refuseFields} from './refusal';
import {type Caller, checkCredentials, acceptAnyCredentials} from './request/check-credentials';
import type {FoundOperation} from './request/find-operation';
import {readBody, type ReadBody} from './request/read-body';
import {type ParameterFault, readParameters} from './request/read-parameters';
import type {SandboxRequest} from './request/sandbox-request';

const toMessage = ({message}: DescribedError): string => message;

/** Returns the name of the top-level member that contains an error. */
const toMember = ({pointer}: FieldError): string => unescapeToken(pointer.split('/')[1] ?? '');

/** Removes the members with errors from a body; undefined if the body is not an object. */
function omitWrong(body: Json, errors: readonly FieldError[]): Json | undefined {
  if (!isJsonObject(body)) return undefined;
  const wrong = new Set(errors.map(toMember));
  return Object.fromEntries(Object.entries(body).filter(([name]) => !wrong.has(name)));
}

const isPrecondition = ({parameter}: ParameterFault): boolean => /^if-match$/i.test(parameter.name);

export class Exchange {
  constructor(
    private readonly model: SandboxModel,
    private readonly options: SandboxOptions,
    private readonly found: FoundOperation,
    private readonly request: SandboxRequest,
    private readonly now: number,
  ) {}

  caller: Caller | undefined;
  /** True if a handler made the response. */
  isHandled = false;

  private readonly declares = (status: number): boolean =>
    findResponse(this.model, this.found.operation, status) !== undefined;

  /**
   * Checks the request, then lets the operation's handler answer it.
   *
   * @throws Refusal if the request violates the contract, or if the handler refuses it
   */
  async carryOut(): Promise<ResponseData> {
    const {operation} = this.found;
    const {identify = acceptAnyCredentials, realm = 'sandbox', admit, handlers = {}} = this.options;
    const {withoutCookies = false} = this.options;
    const handler = Object.hasOwn(handlers, operation.id) ? handlers[operation.id] : undefined;
    const refuse = (caller: Caller): Refusal | undefined =>
      handler?.refuseScopes?.({operation, caller, pathValues: this.found.path});
    const recognition = {identify, realm, withoutCookies, refuse};
    this.caller = checkCredentials(this.request, operation, recognition);
    admit?.(this.caller, this.now);
    const {requestDefs} = this.model;
    const validate = startValidation(requestDefs);
    const {values, faults} = readParameters(this.request, this.found, requestDefs, validate);
    this.refuseFaults(
      withoutCookies ? faults.filter(({parameter}) => parameter.in !== 'cookie') : faults,
      handler?.nowhere,
    );
    const call = {
      operation,
      caller: this.caller,
      parameters: values,
      path: new URL(this.request.url).pathname,
      now: this.now,
    };
    handler?.check?.(call);
    const body = await readBody(this.request, operation, requestDefs, this.declares);
    this.refuseBody(body, validate, (fitting) => handler?.findErrors?.({...call, body: fitting}));
    this.isHandled = handler !== undefined;
    return handler?.answer({...call, body: body?.value}) ?? {status: findSuccess(operation)};
  }

  /**
   * Throws a refusal if a parameter is invalid: with 404 for an invalid value in the path, with 428 for a missing
   * `If-Match` (RFC 6585, 3), otherwise with 400. A malformed `If-Match` is not refused here: it matches no version,
   * so the operation responds with 412.
   */
  private refuseFaults(faults: readonly ParameterFault[], nowhere?: string): void {
    const {pathname} = new URL(this.request.url);
    if (faults.some(({parameter}) => parameter.in === 'path') && this.declares(404))
      throw new Refusal(404, {detail: nowhere ?? `There is no record at ${pathname}.`});
    const [fault] = faults
      .filter((one) => !isPrecondition(one) || one.isMissing || !this.declares(412))
      .filter(({parameter}) => parameter.required || this.declares(400));
    if (fault === undefined) return;
    const {name} = fault.parameter;
    if (isPrecondition(fault) && fault.isMissing && this.declares(428)) {
      const detail = `Send the ETag of the record that you want to change in the header ${name}.`;
      throw new Refusal(428, {detail});
    }
    throw new Refusal(400, {detail: `The parameter ${name} ${fault.message}.`});
  }

  /** Throws a refusal with all invalid fields if the body violates its schema or a rule of the handler. */
  private refuseBody(
    body: ReadBody | undefined,
    validate: Validate,
    findErrors: (fitting: Json) => readonly FieldError[] | undefined,
  ): void {
    const describe = this.options.describe ?? toMessage;
    const found = body?.value === undefined ? [] : validate(body.value, body.schema);
    const [first] = found;
    if (first === undefined) return;
    if (first.isOverBudget === true) throw refuseCost('The body', first);
    const {operation} = this.found;
    const errors = found.map((error) => ({
      pointer: error.pointer,
      detail: describe(error, operation),
    }));
    const fitting = body?.value === undefined ? undefined : omitWrong(body.value, errors);
    const others = fitting === undefined ? [] : (findErrors(fitting) ?? []);
    throw refuseFields(this.declares(422) ? 422 : 400, [...errors, ...others]);
  }
}
