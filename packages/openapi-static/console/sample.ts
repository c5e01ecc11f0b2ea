import {makeCurl} from '../samples/make-curl';
import type {SampleRequest} from '../samples/types';
import type {ConsoleForm} from './form';
import type {ConsoleModel} from './model';
import {toSampleRequest} from './sample-request';

/**
 * What was put in as a request of code samples, without the reader's secrets.
 *
 * @returns nothing while a value is not the JSON that it must be
 */
export function tryToSampleRequest(
  model: ConsoleModel,
  form: ConsoleForm,
  server = '',
): SampleRequest | undefined {
  try {
    return toSampleRequest(model, form, server);
  } catch {
    return undefined;
  }
}

/** The same as a curl command. */
export function tryMakeCurl(...input: Parameters<typeof tryToSampleRequest>): string | undefined {
  const request = tryToSampleRequest(...input);
  return request && makeCurl(request);
}
