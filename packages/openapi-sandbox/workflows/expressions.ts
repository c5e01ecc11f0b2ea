import type {Json} from '@openapi-portal/openapi-model/inputs';
import {findOwnMember, mapMembers} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

/** The values that an expression can refer to. */
export interface Context {
  readonly inputs: Readonly<Record<string, Json>>;
  /** The outputs of the steps that have run, by step id. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly response?: StepResponse;
}

export interface StepResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if the response body is not JSON. */
  readonly body: Json | undefined;
}

const EXPRESSION =
  /^\$(?:(statusCode)|inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+)|response\.header\.([\w-]+)|response\.body(#(?:\/.*)?)?)$/;

/** Returns true if the text is a runtime expression that `evaluate` supports. */
export const isExpression = (text: string): boolean => EXPRESSION.test(text);

/** Returns the name of the input or the id of the step to which an expression refers, if any. */
export function findSource(text: string): {readonly input?: string; readonly step?: string} {
  const [, , input, step] = EXPRESSION.exec(text) ?? [];
  return {...(input !== undefined && {input}), ...(step !== undefined && {step})};
}

/**
 * Evaluates a runtime expression (Arazzo 1.0.1, 4.7).
 *
 * @returns undefined if its target does not exist
 */
export function evaluate(text: string, {inputs, steps, response}: Context): Json | undefined {
  const [, status, input, step, output, header, pointer] = EXPRESSION.exec(text) ?? [];
  if (status !== undefined) return response?.status;
  if (input !== undefined) return findOwnMember(inputs, input);
  if (step !== undefined) return findOwnMember(findOwnMember(steps, step) ?? {}, output ?? '');
  if (header !== undefined) return response?.headers.get(header) ?? undefined;
  return findAt(response?.body, pointer ?? '#');
}

/** Replaces all runtime expressions in a value. */
export function resolve(value: Json, context: Context): Json {
  if (typeof value === 'string') {
    return isExpression(value) ? (evaluate(value, context) ?? null) : value;
  }
  return mapMembers(value, (member) => resolve(member, context));
}
