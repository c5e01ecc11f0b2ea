import {findOwnMember, writeJson} from '@openapi-portal/reports/json';
import {type ConsoleForm, buildInitialForm, toBodyText} from './form';
import {
  type ConsoleModel,
  type Example,
  type MediaType,
  type Sample,
  type SampleGroup,
  trimSlashes,
} from '@openapi-portal/openapi-model/inputs';
import {isBodySent} from './request';
import {toSampleRequest, toShortRequest} from './sample-request';
import {type Cursor, UNNAMED_EXAMPLE} from '@openapi-portal/openapi-model';
import {
  makeSamplePairs,
  makeSamples,
  mergeContractSamples,
  type SampleRequest,
} from '@openapi-portal/openapi-samples';
import {makePagesSamples} from '@openapi-portal/openapi-samples/paging';
import {findFilter, findPaging} from './paging';

/** Base URL of relative servers, in a domain that is reserved for examples (RFC 2606). */
const UNNAMED_SERVER = 'https://server.example';

export function toDefaultAddress({servers}: ConsoleModel): string {
  const [{url, variables = {}} = {url: ''}] = servers;
  const filled = url.replace(
    /\{([^{}]+)\}/g,
    (_, name: string) => findOwnMember(variables, name)?.default ?? name,
  );
  const address = /^[\w+.-]+:\/\//.test(filled) ? filled : new URL(filled, UNNAMED_SERVER).href;
  return trimSlashes(address);
}

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

function fillForm(model: ConsoleModel, {mediaType, example, index}: Choice): ConsoleForm {
  const isGiven = mediaType !== undefined && example !== undefined;
  const bodies = isGiven ? {[mediaType.mediaType]: toBodyText(mediaType, example.value)} : {};
  return {...buildInitialForm(model, example?.name), mediaType: index, bodies};
}

function toTitle({title, requestBody}: ConsoleModel, {mediaType, example}: Choice): string {
  const isNamed = example !== undefined && example.name !== UNNAMED_EXAMPLE;
  const name = isNamed ? (example.summary ?? example.name) : title;
  const isOnly = requestBody?.mediaTypes.length === 1;
  return isOnly || mediaType === undefined ? name : `${name}, as ${mediaType.mediaType}`;
}

/** Returns a key that is equal for requests that differ only in their body. */
const toFrame = (request: SampleRequest): string => writeJson({...request, body: undefined});

/** Lists the requests of the sample groups. One that differs only in its body has no samples. */
export function listSampleRequests(model: ConsoleModel) {
  const server = toDefaultAddress(model);
  const frames: string[] = [];
  return listChoices(model).map((choice) => {
    const form = fillForm(model, choice);
    const request = toSampleRequest(model, form, server);
    const short = toShortRequest(model, form, server);
    const frame = toFrame(request);
    frames[choice.index] ??= frame;
    const isFirst = choice.example === choice.mediaType?.examples[0];
    return {choice, request, short, hasSamples: isFirst || frame !== frames[choice.index]};
  });
}

/** Writes the first request of an operation as a short curl command; undefined if curl cannot send it. */
export function toShortCurl(model: ConsoleModel): string | undefined {
  const [first] = listSampleRequests(model);
  return first && makeSamples(first.short).find(({language}) => language === 'curl')?.code;
}

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

/** Writes the samples of a request. Only the first of a page has full programs, because three have 7 KB (gzip). */
const listSamples = (short: SampleRequest, request?: SampleRequest): readonly Sample[] =>
  request === undefined ? makeSamples(short) : makeSamplePairs(short, request);

/**
 * Builds the code samples of an operation: one group for each media type and example of its request body, or one group
 * without a body, followed by samples that read all pages of a list. The contract's own samples (`x-codeSamples`)
 * replace generated ones.
 */
export function toSampleGroups(model: ConsoleModel, operation: Cursor): readonly SampleGroup[] {
  const groups = listSampleRequests(model).map(({choice, request, short, hasSamples}, place) => {
    const example = choice.example?.name ?? 'request';
    const {mediaType} = choice.mediaType ?? {};
    const isMain = choice.index === 0;
    const samples = hasSamples ? listSamples(short, place === 0 ? request : undefined) : [];
    return {
      id: isMain ? example : `${example} ${mediaType}`,
      example,
      ...(mediaType !== undefined && {mediaType}),
      title: toTitle(model, choice),
      ...(choice.example !== undefined &&
        request.body?.kind === 'file' && {readsFile: true as const}),
      samples: place === 0 ? mergeContractSamples(samples, operation) : samples,
    };
  });
  return [...groups, ...listPagesGroups(model, operation)];
}
