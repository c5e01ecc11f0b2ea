import type {ConsoleModel} from './model';
import type {ReceivedResponse} from './response';

/** A problem document (RFC 9457) as the console shows it. */
export interface Problem {
  readonly title: string;
  readonly detail?: string;
  readonly errors: readonly {readonly pointer?: string; readonly detail: string}[];
  /** Where the kind of problem is described. */
  readonly href?: string;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** What is shown of a problem at most, in characters of a text and in errors: the body shows the rest. */
const MAX_TEXT = 2000;
const MAX_ERRORS = 50;

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT) : undefined;

function toHref(type: unknown, model: ConsoleModel): string | undefined {
  const words = toText(type)
    ?.replace(/\/$/, '')
    .split(/[^\w-]/);
  const slug = words?.at(-1) ?? '';
  if (slug === '' || type === 'about:blank') return undefined;
  const isDescribed = model.problemSlugs?.includes(slug) ?? true;
  return isDescribed ? model.problemHref?.replace('{slug}', slug) : undefined;
}

function toErrors(errors: unknown): Problem['errors'] {
  if (!Array.isArray(errors)) return [];
  return (errors as unknown[]).slice(0, MAX_ERRORS).flatMap((entry) => {
    if (typeof entry === 'string') return [{detail: entry.slice(0, MAX_TEXT)}];
    const {pointer, detail, message} = isMembers(entry) ? entry : {};
    const text = toText(detail) ?? toText(message);
    const place = toText(pointer);
    return text === undefined ? [] : [{detail: text, ...(place !== undefined && {pointer: place})}];
  });
}

/** The problem that a response describes; nothing where it succeeded or describes none. */
export function toProblem(
  {status, body, mediaType}: ReceivedResponse,
  model: ConsoleModel,
): Problem | undefined {
  if (body.kind !== 'json' || !isMembers(body.value) || status < 400) return undefined;
  const {type, title, detail, errors} = body.value;
  const name = toText(title);
  if (mediaType !== 'application/problem+json' && name === undefined) return undefined;
  const text = toText(detail);
  const href = toHref(type, model);
  return {
    title: name ?? 'The server describes a problem',
    ...(text !== undefined && {detail: text}),
    errors: toErrors(errors),
    ...(href !== undefined && {href}),
  };
}
