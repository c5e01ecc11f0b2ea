import {findOwn, writeJson} from '@openapi-portal/reports/json';
import {type ConsoleForm, buildInitialForm, toBodyText} from './form';
import type {
  ConsoleModel,
  Example,
  MediaType,
  SampleGroup,
} from '@openapi-portal/openapi-model/inputs';
import {isBodySent} from './request';
import {toSampleRequest} from './sample-request';
import {type Cursor, UNNAMED} from '@openapi-portal/openapi-model';
import {
  makePagesSamples,
  makeSamples,
  mergeOwnSamples,
  type SampleRequest,
} from '@openapi-portal/openapi-samples';
import {findFilter, findPaging} from './paging';

/** Server of a contract that names none, in a domain that is reserved for examples (RFC 2606). */
const UNNAMED_SERVER = 'https://server.example';

/** The address of the contract's first server with the defaults of its variables, without a slash at its end. */
export function toDefaultAddress({servers}: ConsoleModel): string {
  const [{url, variables = {}} = {url: ''}] = servers;
  const filled = url.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => findOwn(variables, name)?.default ?? name,
  );
  const address = /^[\w+.-]+:\/\//.test(filled) ? filled : new URL(filled, UNNAMED_SERVER).href;
  return address.replace(/\/+$/, '');
}

/** A request of an operation: a body of one media type, by one of its examples. */
interface Choice {
  readonly mediaType?: MediaType;
  readonly index: number;
  readonly example?: Example;
}

function listChoices({method, requestBody}: ConsoleModel): readonly Choice[] {
  const mediaTypes = isBodySent(method) ? (requestBody?.mediaTypes ?? []) : [];
  if (mediaTypes.length === 0) return [{index: 0}];
  return mediaTypes.flatMap((mediaType, index): readonly Choice[] =>
    mediaType.examples.length === 0
      ? [{mediaType, index}]
      : mediaType.examples.map((example) => ({mediaType, index, example})),
  );
}

/** The form of a request: what is required is filled in, for the example of the body. */
function fillForm(model: ConsoleModel, {mediaType, example, index}: Choice): ConsoleForm {
  const isGiven = mediaType !== undefined && example !== undefined;
  const bodies = isGiven ? {[mediaType.mediaType]: toBodyText(mediaType, example.value)} : {};
  return {...buildInitialForm(model, example?.name), mediaType: index, bodies};
}

function toTitle({title, requestBody}: ConsoleModel, {mediaType, example}: Choice): string {
  const isNamed = example !== undefined && example.name !== UNNAMED;
  const name = isNamed ? (example.summary ?? example.name) : title;
  const isOnly = requestBody?.mediaTypes.length === 1;
  return isOnly || mediaType === undefined ? name : `${name}, as ${mediaType.mediaType}`;
}

/** Returns a key of a request without its body. */
const toFrame = (request: SampleRequest): string => writeJson({...request, body: undefined});

/**
 * The request of each group of samples, in their order. Where nothing but the body's value differs from the first of
 * that media type, that one alone has samples.
 */
export function listSampleRequests(model: ConsoleModel) {
  const server = toDefaultAddress(model);
  const frames: string[] = [];
  return listChoices(model).map((choice) => {
    const request = toSampleRequest(model, fillForm(model, choice), server);
    const frame = toFrame(request);
    frames[choice.index] ??= frame;
    const isFirst = choice.example === choice.mediaType?.examples[0];
    return {choice, request, hasSamples: isFirst || frame !== frames[choice.index]};
  });
}

/** Builds programs that read all pages of a paginated list, with one of its filters. */
function listPagesGroups(model: ConsoleModel, operation: Cursor): readonly SampleGroup[] {
  const paging = findPaging(model, operation);
  if (paging === undefined) return [];
  const form = buildInitialForm(model);
  const filter = findFilter(model, paging);
  const [key, value, name] = filter ?? [];
  const values = key === undefined ? form.values : {...form.values, [key]: value ?? ''};
  const request = toSampleRequest(model, {...form, values}, toDefaultAddress(model));
  const samples = makePagesSamples(request, paging);
  if (samples.length === 0) return [];
  const title = name === undefined ? 'All pages' : `All pages, with the filter ${name}`;
  return [{id: 'all-pages', example: 'all-pages', title, samples}];
}

/**
 * Builds the code samples of an operation: one group per named example and media type of its request body, or one
 * group without a body, then programs that read all pages of a list. The contract's own samples (`x-codeSamples`)
 * replace ours.
 */
export function toSampleGroups(model: ConsoleModel, operation: Cursor): readonly SampleGroup[] {
  const groups = listSampleRequests(model).map(({choice, request, hasSamples}, place) => {
    const example = choice.example?.name ?? 'request';
    const {mediaType} = choice.mediaType ?? {};
    const isMain = choice.index === 0;
    const samples = hasSamples ? makeSamples(request) : [];
    return {
      id: isMain ? example : `${example} ${mediaType}`,
      example,
      ...(mediaType !== undefined && {mediaType}),
      title: toTitle(model, choice),
      samples: place === 0 ? mergeOwnSamples(samples, operation) : samples,
    };
  });
  return [...groups, ...listPagesGroups(model, operation)];
}
