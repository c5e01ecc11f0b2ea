import {startValidation} from '@openapi-portal/schema-validation';

import type {ResponseData} from './answer/response-data';
import {checkResponse} from './answer/check-response';
import {completeResponse, fillHeaders, toResponse} from './answer/complete';
import {findResponse} from './answer/find-response';
import {readPrefer} from './answer/negotiate';
import {setOccurrenceId, toPlainProblem, writeProblem} from './answer/write-problem';
import {Exchange} from './exchange';
import type {SandboxModel} from '../model/model';
import type {SandboxOptions} from './options';
import {Refusal, refuseUnknownStatus} from './refusal';
import type {Caller} from './request/check-credentials';
import {createFinder, type FoundOperation} from './request/find-operation';
import type {RequestHead, SandboxRequest} from './request/sandbox-request';

/** A simulated API that answers requests as its contract describes. */
export interface Sandbox {
  readonly fetch: (request: SandboxRequest) => Promise<Response>;
  /** Creates the contract's response to a request that cannot be read, for example if it is too large. */
  readonly refuse?: (request: RequestHead, refusal: Refusal) => Response;
}

/** The id and arrival time of a request. */
interface Occurrence {
  /** A UUID. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/**
 * Creates a simulated API that needs no network: it receives a `Request` and returns a `Response`.
 *
 * A request is checked in this order: path and method (404, 405), credentials (401, 403), parameters (400, 404, 428)
 * and body (400, 413, 415, 422). Then the operation's handler answers or, without a handler, an example of the
 * contract is returned. `Prefer: code=404, example=name` (RFC 7240) selects a response; if the contract does not
 * define it, the refusal lists those that exist.
 *
 * A response that violates the contract is reported as a bug. If a handler made it, the client gets 500 instead.
 * Validation may take 50 ms per request; a request that takes longer is refused with 422 and a problem type of the
 * sandbox.
 */
export function createSandbox(
  model: SandboxModel,
  options: SandboxOptions = {},
): Required<Sandbox> {
  const find = createFinder(model);
  const {now = Date.now, report = (message: string): void => console.error(message)} = options;

  const open = (): Occurrence => ({id: crypto.randomUUID(), time: now()});

  const addHeaders = (answer: ResponseData, {id, time}: Occurrence, caller?: Caller) => ({
    ...answer,
    headers: {...options.listHeaders?.(caller, time, id), ...answer.headers},
  });

  const answerPlainly = (refusal: Refusal, occurrence: Occurrence): ResponseData =>
    addHeaders(toPlainProblem(refusal, occurrence.id), occurrence);

  /** Adds headers to a response and checks it against the contract. */
  function finish(
    answer: ResponseData,
    {operation}: FoundOperation,
    occurrence: Occurrence,
    exchange?: Exchange,
  ): ResponseData {
    const response = findResponse(model, operation, answer.status);
    const filled = fillHeaders(addHeaders(answer, occurrence, exchange?.caller), response);
    const isUndescribed = answer.status >= 400 || Object.keys(operation.responses).length === 0;
    if (response === undefined && isUndescribed) return filled;
    const faults = checkResponse(filled, response, startValidation(model.responseDefs));
    if (faults.length === 0) return filled;
    report(`${operation.id}, ${answer.status}: ${faults.join('; ')}`);
    if (exchange?.isHandled !== true) return filled;
    const bug = new Refusal(500, {
      detail: 'The sandbox produced a response that does not match the contract.',
    });
    return answerPlainly(bug, occurrence);
  }

  function refuse(
    refusal: Refusal,
    found: FoundOperation,
    occurrence: Occurrence,
    exchange?: Exchange,
  ): ResponseData {
    if (refusal.parts.own !== undefined) return answerPlainly(refusal, occurrence);
    const response = findResponse(model, found.operation, refusal.status);
    const problem = writeProblem(refusal, response, occurrence.id);
    return finish(problem, found, occurrence, exchange);
  }

  function findOrRefuse({method, url}: RequestHead): FoundOperation | Refusal {
    try {
      return find(method, new URL(url).pathname);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  async function answer(request: SandboxRequest): Promise<ResponseData> {
    const occurrence = open();
    const found = findOrRefuse(request);
    if (found instanceof Refusal) return answerPlainly(found, occurrence);
    const exchange = new Exchange(model, options, found, request, occurrence.time);
    const {status, example} = readPrefer(request.headers.get('prefer'));
    const asked = status === undefined ? undefined : findResponse(model, found.operation, status);
    if (status !== undefined && asked !== undefined) {
      const applied = {'Preference-Applied': `code=${status}`};
      const made = completeResponse({status, headers: applied}, asked, request, example);
      return finish(setOccurrenceId(made, occurrence.id), found, occurrence, exchange);
    }
    const known = Object.keys(found.operation.responses);
    if (status !== undefined && known.length > 0)
      return refuse(refuseUnknownStatus(status, known), found, occurrence);
    try {
      const made = await exchange.carryOut();
      const response = findResponse(model, found.operation, made.status);
      return finish(
        completeResponse(made, response, request, example),
        found,
        occurrence,
        exchange,
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refuse(error, found, occurrence, exchange);
    }
  }

  return {
    fetch: async (request) => toResponse(await answer(request)),
    refuse: (request, refusal) => {
      const occurrence = open();
      if (refusal.parts.own !== undefined) return toResponse(answerPlainly(refusal, occurrence));
      const found = findOrRefuse(request);
      return toResponse(
        found instanceof Refusal
          ? answerPlainly(found, occurrence)
          : refuse(refusal, found, occurrence),
      );
    },
  };
}
