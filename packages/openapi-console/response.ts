import {type LinesBody, MAX_READ, parseBody, type ResponseBody} from './body';
import {isSequential, STATUS_NAMES} from '@openapi-portal/openapi-model/inputs';

export interface ArrivingResponse {
  readonly status: number;
  readonly statusText: string;
  /** Milliseconds since the request was sent. */
  readonly duration: number;
  /** Bytes of the body so far, decompressed. */
  readonly size: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** URL of the response if the request was redirected. */
  readonly redirectedTo?: string;
  readonly mediaType: string;
  /** True for a cross-origin response: the browser only shows headers that the server exposes (CORS). */
  readonly isFiltered: boolean;
  /** The lines so far, if the body is shown line by line. */
  readonly lines?: LinesBody;
}

/** A response that has ended, as the console shows it. */
export interface ReceivedResponse extends Omit<ArrivingResponse, 'lines'> {
  /** How the body ended: complete, stopped by the reader, or with a lost connection. */
  readonly end: 'whole' | 'stopped' | 'broken';
  readonly body: ResponseBody;
  readonly blob: Blob;
}

/** Milliseconds between two updates of the view. */
const PERIOD = 100;

/** Maximum number of characters to keep of an endless stream, whose older lines are dropped. */
const MAX_LINES = 100_000;

function gather(contentType: string) {
  const chunks: BlobPart[] = [];
  const decoder = new TextDecoder();
  const hasLines = isSequential(contentType);
  let size = 0;
  let text = '';
  let isCut = false;

  function add(chunk: Uint8Array<ArrayBuffer>): void {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (!hasLines) return;
    text += decoder.decode(chunk, {stream: true});
    isCut ||= text.length > MAX_LINES;
    text = text.slice(-MAX_LINES);
  }

  const toLines = (): LinesBody | undefined =>
    hasLines && size > 0 ? {kind: 'lines', text, isCut} : undefined;

  async function finish(): Promise<Pick<ReceivedResponse, 'body' | 'blob'>> {
    // Not the media type of the response: opening a link to HTML would run scripts with this site's origin.
    const blob = new Blob(chunks, {type: 'application/octet-stream'});
    const bytes = await blob.slice(0, MAX_READ).arrayBuffer();
    return {blob, body: toLines() ?? parseBody(bytes, contentType, size)};
  }

  return {add, toLines, finish, getSize: () => size};
}

type Gathered = ReturnType<typeof gather>;

async function readChunks(
  {body}: Response,
  {add}: Gathered,
  signal: AbortSignal,
): Promise<ReceivedResponse['end']> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const {done, value} = (await reader?.read()) ?? {done: true};
      if (done) return 'whole';
      add(value);
    }
  } catch {
    return signal.aborted ? 'stopped' : 'broken';
  }
}

/** Reads a response to its end, or until `signal`. Calls `show` with what has arrived. */
export async function readResponse(
  response: Response,
  url: string,
  started: number,
  signal: AbortSignal,
  show: (response: ArrivingResponse) => void,
): Promise<ReceivedResponse> {
  const contentType = response.headers.get('content-type') ?? '';
  const gathered = gather(contentType);
  const describe = () => ({
    status: response.status,
    statusText: response.statusText || (STATUS_NAMES[response.status] ?? ''),
    duration: Math.round(performance.now() - started),
    size: gathered.getSize(),
    headers: [...response.headers],
    ...(response.redirected && response.url !== url && {redirectedTo: response.url}),
    isFiltered: response.type === 'cors',
    mediaType: (contentType.split(';')[0] ?? '').trim(),
  });
  let shown = -1;
  function showMore(): void {
    const lines = gathered.toLines();
    if (gathered.getSize() !== shown) show({...describe(), ...(lines !== undefined && {lines})});
    shown = gathered.getSize();
  }
  showMore();
  const timer = setInterval(showMore, PERIOD);
  const end = await readChunks(response, gathered, signal);
  clearInterval(timer);
  return {...describe(), end, ...(await gathered.finish())};
}
