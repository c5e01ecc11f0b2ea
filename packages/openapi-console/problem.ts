import {isJsonObject} from '@openapi-portal/reports/json';

import type {ConsoleModel} from '@openapi-portal/openapi-model/inputs';
import type {ReceivedResponse} from './response';

export interface ProblemDetails {
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: readonly {readonly pointer?: string | undefined; readonly detail: string}[];
  readonly href: string | undefined;
}

/** Limits of what is shown: characters per text, and number of errors. The body shows the complete problem. */
const MAX_TEXT = 2000;
const MAX_ERRORS = 50;

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT) : undefined;

function findDocsUrl(type: unknown, model: ConsoleModel): string | undefined {
  const words = readText(type)
    ?.replace(/\/$/, '')
    .split(/[^\w-]/);
  const slug = words?.at(-1) ?? '';
  if (slug === '' || type === 'about:blank') return undefined;
  const isDescribed = model.problemSlugs?.includes(slug) ?? true;
  return isDescribed ? model.problemHref?.replace('{slug}', slug) : undefined;
}

function readErrors(errors: unknown): ProblemDetails['errors'] {
  if (!Array.isArray(errors)) return [];
  return (errors as unknown[]).slice(0, MAX_ERRORS).flatMap((entry) => {
    if (typeof entry === 'string') return [{detail: entry.slice(0, MAX_TEXT)}];
    const {pointer, detail, message} = isJsonObject(entry) ? entry : {};
    const text = readText(detail) ?? readText(message);
    return text === undefined ? [] : [{detail: text, pointer: readText(pointer)}];
  });
}

export function parseProblem(
  {status, body, mediaType}: Pick<ReceivedResponse, 'status' | 'body' | 'mediaType'>,
  model: ConsoleModel,
): ProblemDetails | undefined {
  if (body.kind !== 'json' || !isJsonObject(body.value) || status < 400) return undefined;
  const {type, title, detail, errors} = body.value;
  const name = readText(title);
  if (mediaType !== 'application/problem+json' && name === undefined) return undefined;
  return {
    title: name ?? 'The server describes the problem',
    detail: readText(detail),
    errors: readErrors(errors),
    href: findDocsUrl(type, model),
  };
}
