import type {Json} from '@openapi-portal/openapi-model/inputs';
import {findOwn, mapMembers} from '@openapi-portal/reports/json';
import {findAt} from '@openapi-portal/reports/pointer';

/** What is known when an expression is evaluated. */
export interface Context {
  readonly inputs: Readonly<Record<string, Json>>;
  /** The outputs of each step that was run, by its id. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly response?: StepResponse;
}

export interface StepResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Nothing where the answer has no JSON. */
  readonly body: Json | undefined;
}

const EXPRESSION =
  /^\$(?:(statusCode)|inputs\.([\w-]+)|steps\.([\w-]+)\.outputs\.([\w-]+)|response\.header\.([\w-]+)|response\.body(#(?:\/.*)?)?)$/;

/** Whether it is a runtime expression that can be evaluated here. */
export const isExpression = (text: string): boolean => EXPRESSION.test(text);

/** The input, or the output of a step, that an expression names; nothing where it names none. */
export function findSource(text: string): {readonly input?: string; readonly step?: string} {
  const [, , input, step] = EXPRESSION.exec(text) ?? [];
  return {...(input !== undefined && {input}), ...(step !== undefined && {step})};
}

/**
 * The value of a runtime expression (Arazzo 1.0.1, 4.7).
 *
 * @returns nothing where what it names is not there
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
