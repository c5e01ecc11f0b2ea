import {type ConsoleForm, buildInitialForm, toBodyText} from '../console/form';
import type {ConsoleModel, Example, MediaType} from '../console/model';
import {hasBodyMethod} from '../console/request';
import {toSampleRequest} from '../console/sample-request';
import type {Cursor} from '../contract/cursor';
import {UNNAMED} from '../reference/media-types';
import {makeSamples} from '../samples/make-samples';
import {mergeOwnSamples} from '../samples/own-samples';
import type {SampleGroup} from '../samples/types';

/** Stands for a server that a contract does not name: an address that is kept for examples (RFC 2606). */
const UNNAMED_SERVER = 'https://server.example';

/** The server's address with the defaults of its variables, without a slash at its end. */
export function toServerAddress({servers}: ConsoleModel): string {
  const [{url, variables = {}} = {url: ''}] = servers;
  const filled = url.replace(/\{([^}]+)\}/g, (_, name: string) => variables[name]?.default ?? name);
  const address = /^[\w+.-]+:\/\//.test(filled) ? filled : new URL(filled, UNNAMED_SERVER).href;
  return address.replace(/\/+$/, '');
}

/** A request of an operation: a body of one media type, by one of its examples. */
interface Choice {
  readonly mediaType?: MediaType;
  readonly index: number;
  readonly example?: Example;
  /** Whether the requests before it differ in more than the body's value. */
  readonly isFirst: boolean;
}

function listChoices({method, requestBody}: ConsoleModel): readonly Choice[] {
  const mediaTypes = hasBodyMethod(method) ? (requestBody?.mediaTypes ?? []) : [];
  if (mediaTypes.length === 0) return [{index: 0, isFirst: true}];
  return mediaTypes.flatMap((mediaType, index): readonly Choice[] =>
    mediaType.examples.length === 0
      ? [{mediaType, index, isFirst: true}]
      : mediaType.examples.map((example, place) => ({
          mediaType,
          index,
          example,
          isFirst: place === 0,
        })),
  );
}

/** The form of a request: what is required is filled in, the body is the example's. */
function fillForm(model: ConsoleModel, {mediaType, example, index}: Choice): ConsoleForm {
  const isGiven = mediaType !== undefined && example !== undefined;
  const bodies = isGiven ? {[mediaType.mediaType]: toBodyText(mediaType, example.value)} : {};
  return {...buildInitialForm(model), mediaType: index, bodies};
}

function toTitle({title, requestBody}: ConsoleModel, {mediaType, example}: Choice): string {
  const isNamed = example !== undefined && example.name !== UNNAMED;
  const name = isNamed ? (example.summary ?? example.name) : title;
  const isOnly = requestBody?.mediaTypes.length === 1;
  return isOnly || mediaType === undefined ? name : `${name}, as ${mediaType.mediaType}`;
}

/** The request of each group of samples, in their order. */
export function listSampleRequests(model: ConsoleModel) {
  const server = toServerAddress(model);
  return listChoices(model).map((choice) => ({
    choice,
    request: toSampleRequest(model, fillForm(model, choice), server),
  }));
}

/**
 * Code samples of an operation: a group for each named example of its request in each form of its body, or one
 * where the request has no body. Those of one form differ in nothing but the body's value, so the first alone has
 * samples. The contract's own samples (`x-codeSamples`) take the place of ours.
 */
export function toSampleGroups(model: ConsoleModel, operation: Cursor): readonly SampleGroup[] {
  return listSampleRequests(model).map(({choice, request}, place) => {
    const example = choice.example?.name ?? 'request';
    const {mediaType} = choice.mediaType ?? {};
    const isMain = choice.index === 0;
    const samples = choice.isFirst ? makeSamples(request) : [];
    return {
      id: isMain ? example : `${example} ${mediaType}`,
      example,
      ...(mediaType !== undefined && {mediaType}),
      title: toTitle(model, choice),
      samples: place === 0 ? mergeOwnSamples(samples, operation) : samples,
    };
  });
}
