import {writeJson} from '@openapi-portal/reports/json';
import type {Json} from '@openapi-portal/openapi-model/inputs';

import {type Context, evaluate, resolve, type StepResponse} from './expressions';
import type {Condition, StepParameter, WorkflowStep} from './workflow';

export interface StepResult {
  readonly request: Request;
  readonly response: StepResponse;
  readonly failed: readonly Condition[];
  /** The context before the step, with the outputs of the step added. */
  readonly context: Context;
}

type Fetch = (request: Request) => Promise<Response>;

const toText = (value: Json): string => (typeof value === 'string' ? value : writeJson(value));

export const resolveParameters = (
  parameters: readonly StepParameter[],
  location: StepParameter['in'],
  context: Context,
): readonly (readonly [name: string, value: string])[] =>
  parameters
    .filter((parameter) => parameter.in === location)
    .map(({name, value}) => [name, toText(resolve(value, context))]);

/**
 * Builds the request of a step.
 *
 * @param server URL without a trailing slash
 */
function buildStepRequest(
  {operation, parameters, body}: WorkflowStep,
  context: Context,
  server: string,
): Request {
  const toRecord = (location: StepParameter['in']): Record<string, string> =>
    Object.fromEntries(resolveParameters(parameters, location, context));
  const path = Object.entries(toRecord('path')).reduce(
    (result, [name, value]) => result.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
    operation.path,
  );
  const query = new URLSearchParams(toRecord('query')).toString();
  const headers = new Headers(toRecord('header'));
  if (body !== undefined) headers.set('Content-Type', body.contentType);
  return new Request(server + path + (query === '' ? '' : `?${query}`), {
    method: operation.method,
    headers,
    ...(body !== undefined && {body: writeJson(resolve(body.payload, context))}),
  });
}

const toOperand = (operand: Condition['right'], context: Context): Json | undefined =>
  typeof operand === 'string' ? evaluate(operand, context) : operand.literal;

/** Converts a value into text for conditions, which ignore case (Arazzo 1.0.1, Operators). */
const toComparable = (value: Json | undefined): string | undefined =>
  writeJson(typeof value === 'string' ? value.toLowerCase() : value);

const holds = ({left, isEqual, right}: Condition, context: Context): boolean => {
  const [a, b] = [evaluate(left, context), toOperand(right, context)];
  return (toComparable(a) === toComparable(b)) === isEqual;
};

export async function runStep(
  step: WorkflowStep,
  before: Context,
  server: string,
  send: Fetch,
): Promise<StepResult> {
  const request = buildStepRequest(step, before, server);
  const answer = await send(request.clone());
  const {status, headers} = answer;
  const body = (await answer.json().catch(() => undefined)) as Json | undefined;
  const response = {status, headers, body};
  const context = {...before, response};
  const outputs = Object.fromEntries(
    Object.entries(step.outputs).map(([name, expression]): [string, Json] => [
      name,
      evaluate(expression, context) ?? null,
    ]),
  );
  return {
    request,
    response,
    failed: step.conditions.filter((condition) => !holds(condition, context)),
    context: {...context, steps: {...before.steps, [step.id]: outputs}},
  };
}
