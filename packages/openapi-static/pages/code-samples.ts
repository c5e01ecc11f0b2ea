import {type ConsoleForm, buildInitialForm} from '../console/form';
import type {ConsoleModel, Example} from '../console/model';
import {hasBodyMethod, buildRequest} from '../console/request';
import {makeSamples} from '../samples/make-samples';
import type {SampleGroup, SampleRequest} from '../samples/types';

/** The server's address with the defaults of its variables. */
export const toServerAddress = ({servers}: ConsoleModel): string => {
  const [{url, variables = {}} = {url: ''}] = servers;
  return url.replace(/\{([^}]+)\}/g, (_, name: string) => variables[name]?.default ?? name);
};

const isBearer = ({security}: ConsoleModel): boolean =>
  security.flat().some(({type, httpScheme}) => type === 'oauth2' || httpScheme === 'bearer');

/** The request of an example: what is required is filled in, the body is the example's. */
function toSampleRequest(model: ConsoleModel, example: Example | undefined): SampleRequest {
  const form: ConsoleForm = {...buildInitialForm(model), bodies: {}};
  const {address: url, headers} = buildRequest(model, form, toServerAddress(model), []);
  const mediaType = model.requestBody?.mediaTypes[0]?.mediaType;
  return {
    method: model.method,
    url,
    headers,
    bearerToken: isBearer(model),
    ...(example !== undefined &&
      mediaType !== undefined && {body: {mediaType, value: example.value}}),
  };
}

/**
 * Code samples of an operation: a group for each named example of its request, or one where the request has no
 * body. Requests differ in nothing but their body, so the first alone has samples.
 */
export function toSampleGroups(model: ConsoleModel): readonly SampleGroup[] {
  const examples = hasBodyMethod(model.method)
    ? (model.requestBody?.mediaTypes[0]?.examples ?? [])
    : [];
  const named = examples.length === 0 ? [undefined] : examples;
  return named.map((example, index) => ({
    example: example?.name ?? 'request',
    title: example?.summary ?? example?.name ?? model.title,
    samples: index === 0 ? makeSamples(toSampleRequest(model, example)) : [],
  }));
}
