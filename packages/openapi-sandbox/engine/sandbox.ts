import {startValidation} from '@openapi-portal/schema-validation';

import type {SandboxAnswer} from './answer/answer';
import {checkAnswer} from './answer/check-answer';
import {complete, fillHeaders, toResponse} from './answer/complete';
import {findResponse} from './answer/find-response';
import {readPrefer} from './answer/prefer';
import {toPlainProblem, writeProblem} from './answer/write-problem';
import {Exchange} from './exchange';
import type {SandboxModel} from '../model/model';
import type {SandboxOptions} from './options';
import {Refusal} from './refusal';
import {createFinder, type FoundOperation} from './request/find-operation';

/** Answers requests as a contract says. */
export interface Sandbox {
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * A server of a contract that needs no network: `Request` in, `Response` out.
 *
 * A request is refused as the contract says for its path and method (404, 405), credentials (401, 403),
 * parameters (400, 404, 428) and body (400, 415, 422), in this order. Then the operation's handler answers, or an
 * example of the contract. `Prefer: code=404, example=name` (RFC 7240) asks for a certain answer. An answer that is not
 * what the contract says is a bug: it is reported, and where a handler made it, 500 is answered. Schemas may take 50 ms
 * for a request; one that takes longer is answered 422 with a type of its own.
 */
export function createSandbox(model: SandboxModel, options: SandboxOptions = {}): Sandbox {
  const find = createFinder(model);
  const {now = Date.now, report = (message: string): void => console.error(message)} = options;

  /** An answer as it leaves, held against the contract. */
  function finish(
    answer: SandboxAnswer,
    {operation}: FoundOperation,
    exchange: Exchange,
    time: number,
  ): SandboxAnswer {
    const response = findResponse(model, operation, answer.status);
    const own = options.listHeaders?.(exchange.caller, time) ?? {};
    const filled = fillHeaders({...answer, headers: {...own, ...answer.headers}}, response);
    const isUndescribed = answer.status >= 400 || Object.keys(operation.responses).length === 0;
    if (response === undefined && isUndescribed) return filled;
    const faults = checkAnswer(filled, response, startValidation(model.responseDefs));
    if (faults.length === 0) return filled;
    report(`${operation.id}, ${answer.status}: ${faults.join('; ')}`);
    if (!exchange.isHandled) return filled;
    const bug = new Refusal(500, {
      detail: 'The sandbox made an answer that the contract does not allow.',
    });
    return toPlainProblem(bug, crypto.randomUUID());
  }

  async function answer(request: Request): Promise<SandboxAnswer> {
    const time = now();
    const {pathname} = new URL(request.url);
    const requestId = crypto.randomUUID();
    let found: FoundOperation;
    try {
      found = find(request.method, pathname);
    } catch (error) {
      if (error instanceof Refusal) return toPlainProblem(error, requestId);
      throw error;
    }
    const exchange = new Exchange(model, options, found, request, time);
    const toDocument = (refusal: Refusal): SandboxAnswer =>
      writeProblem(refusal, findResponse(model, found.operation, refusal.status), requestId);
    const {status, example} = readPrefer(request.headers.get('prefer'));
    const asked = status === undefined ? undefined : findResponse(model, found.operation, status);
    if (status !== undefined && asked !== undefined) {
      const applied = {'Preference-Applied': `code=${status}`};
      return finish(
        complete({status, headers: applied}, asked, request, example),
        found,
        exchange,
        time,
      );
    }
    try {
      const made = await exchange.carryOut();
      const response = findResponse(model, found.operation, made.status);
      return finish(complete(made, response, request, example), found, exchange, time);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.parts.own !== undefined) return toPlainProblem(error, requestId);
      return finish(toDocument(error), found, exchange, time);
    }
  }

  return {fetch: async (request) => toResponse(await answer(request))};
}
