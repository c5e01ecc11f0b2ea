import type {PageSandbox, PreparedInput} from '@openapi-portal/openapi-console/sandbox';
import {
  type Context,
  resolve,
  resolveParameters,
  runStep,
  type Workflow,
} from '@openapi-portal/openapi-sandbox/workflows';

interface Target extends Pick<PageSandbox, 'server' | 'fetch'> {
  readonly inputs: Context['inputs'];
}

const LOCATIONS = ['path', 'query', 'header'] as const;

const CREDENTIAL = 'header Authorization';

/**
 * Runs all steps of a workflow except the last, and returns the input for the last step.
 *
 * @returns undefined if the workflow has no steps
 */
export async function prepareRequest(
  {steps}: Workflow,
  {inputs, server, fetch}: Target,
): Promise<(PreparedInput & {readonly token?: string}) | undefined> {
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  let context: Context = {inputs, steps: {}};
  for (const step of steps.slice(0, -1)) {
    ({context} = await runStep(step, context, server, fetch));
  }
  const entries = LOCATIONS.flatMap((location) =>
    resolveParameters(last.parameters, location, context).map(
      ([name, value]) => [`${location} ${name}`, value] as const,
    ),
  );
  const {[CREDENTIAL]: credential, ...values} = Object.fromEntries(entries);
  const {body} = last;
  return {
    values,
    ...(credential !== undefined && {token: credential.replace(/^Bearer /, '')}),
    ...(body !== undefined && {
      body: {
        mediaType: body.contentType,
        text: JSON.stringify(resolve(body.payload, context), undefined, 2),
      },
    }),
  };
}
