import type {Json} from '../literal';
import type {TestResponse} from './server';
import type {SampleBody, SampleCredential, SampleRequest} from '../types';

/** A request that is difficult to write as code, and the response of the server. */
export interface Case {
  /** First segment of the path. */
  readonly name: string;
  readonly request: Omit<SampleRequest, 'url'>;
  /** The path after its first segment. */
  readonly rest: string;
  readonly answer: TestResponse;
}

const OAUTH2: SampleCredential = {type: 'oauth2'};

const FOUND: TestResponse = {
  status: 200,
  contentType: 'application/json',
  content: '{"answer":"as expected"}',
};

export const CONFLICT: TestResponse = {
  status: 412,
  contentType: 'application/problem+json',
  content: '{"status":412,"title":"Precondition failed","detail":"Somebody else was faster."}',
};

export const NO_CONTENT: TestResponse = {status: 204};

export const VERSIONED: TestResponse = {
  ...FOUND,
  headers: {ETag: '"7d20$y"', Location: '/v1/things/1'},
};

/** Texts that end, start or escape a string or comment in one of the languages. */
export const NASTY = [
  `it's "quoted" \\ and \\" and \\' and \\u0041 and \\n`,
  '$HOME ${process.env.HOME} $(id) `id` %PATH% #{id} {id} {{id}} {0} %s',
  `"""  ''' \`\`\` "@ '@ @" @' EOF JSON`,
  '</script><!-- ]]> /* */ // -- # ; & | < > ! ?',
  'line one\nline two\r\n\ttabbed\u0000\u001b\u007f',
  '‘typographic’ “quotes” ‚low‛ „double‟',
  'Zürich 東京 \u{1f469}\u200d\u{1f4bb} \u202eright to left\u2028next\u00a0\ufeff',
  '"',
  '""""',
  "'",
  '\\',
  '',
];

export const JSON_TYPE = 'application/json';

interface Given extends Partial<
  Pick<
    SampleRequest,
    'headers' | 'freshHeaders' | 'taggedHeaders' | 'tagFrom' | 'shownHeaders' | 'credentials'
  >
> {
  readonly rest?: string;
  readonly mediaType?: string;
  readonly value?: Json;
  readonly body?: SampleBody;
  /** Handling of a successful response. The default is to print JSON. */
  readonly reading?: SampleRequest['answer'];
  readonly answer?: TestResponse;
}

const isJson = (type: string): boolean => /[/+]json/.test(type);

function toBody({mediaType, value = null, body}: Given): SampleBody | undefined {
  if (mediaType === undefined) return body;
  return isJson(mediaType)
    ? {kind: 'json', mediaType, value}
    : {kind: 'text', mediaType, text: String(value)};
}

export function toCase(name: string, method: string, given: Given): Case {
  const {
    rest = '',
    headers = [],
    freshHeaders = [],
    credentials = [OAUTH2],
    taggedHeaders = [],
    tagFrom,
    shownHeaders = [],
    answer = FOUND,
  } = given;
  const {reading = {kind: 'json'}} = given;
  const body = toBody(given);
  const request = {
    method,
    headers,
    freshHeaders,
    taggedHeaders,
    ...(tagFrom !== undefined && {tagFrom}),
    credentials,
    answer: reading,
    shownHeaders,
  };
  return {name, rest, answer, request: {...request, ...(body !== undefined && {body})}};
}

export const FORM_TYPE = 'application/x-www-form-urlencoded';

export const EVENTS = 'event: step\ndata: 1\n\ndata: as expected\n\n';

/** Files that programs send, with bytes that are not valid text. */
export const FILES: Readonly<Record<string, Buffer>> = {
  'photo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe]),
  'scan-1.bin': Buffer.from('--frontier\r\n\u0000first'),
};

export const toRequest = ({name, rest, request}: Case, origin: string): SampleRequest => ({
  ...request,
  url: `${origin}/${name}${rest}`,
});
