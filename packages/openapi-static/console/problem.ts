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

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function toHref(type: unknown, model: ConsoleModel): string | undefined {
  const slug = /([\w-]+)\/?$/.exec(toText(type) ?? '')?.[1];
  if (slug === undefined || type === 'about:blank') return undefined;
  const isDescribed = model.problemSlugs?.includes(slug) ?? true;
  return isDescribed ? model.problemHref?.replace('{slug}', slug) : undefined;
}

function toErrors(errors: unknown): Problem['errors'] {
  if (!Array.isArray(errors)) return [];
  return (errors as unknown[]).flatMap((entry) => {
    if (typeof entry === 'string') return [{detail: entry}];
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
