import type {Json} from '@openapi-portal/openapi-model/inputs';
import {findOwn, mapMembers} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

/** The values that an expression can refer to. */
export interface Context {
  readonly inputs: Readonly<Record<string, Json>>;
  /** The outputs of each step that was run, by its id. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly response?: StepResponse;
}

export interface StepResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if the response has no JSON. */
  readonly body: Json | undefined;
}

const EXPRESSION =
  /^\$(?:(statusCode)|inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+)|response\.header\.([\w-]+)|response\.body(#(?:\/.*)?)?)$/;

/** Returns true for a runtime expression that can be evaluated here. */
export const isExpression = (text: string): boolean => EXPRESSION.test(text);

/** Finds the input, or the step output, in an expression; empty if it has none. */
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
  if (input !== undefined) return findOwn(inputs, input);
  if (step !== undefined) return findOwn(findOwn(steps, step) ?? {}, output ?? '');
  if (header !== undefined) return response?.headers.get(header) ?? undefined;
  return findAt(response?.body, pointer ?? '#');
}

/** A value with every runtime expression in it replaced. */
export function resolve(value: Json, context: Context): Json {
  if (typeof value === 'string') {
    return isExpression(value) ? (evaluate(value, context) ?? null) : value;
  }
  return mapMembers(value, (member) => resolve(member, context));
}
