import type {Json} from '../json';
import type {Answer} from './server';
import type {SampleBody, SampleCredential, SampleRequest} from '../types';

/** A request that is hard to write down, and what the server says to it. */
export interface Case {
  /** First segment of the path. */
  readonly name: string;
  readonly request: Omit<SampleRequest, 'url'>;
  /** What follows the first segment. */
  readonly rest: string;
  readonly answer: Answer;
}

const OAUTH2: SampleCredential = {type: 'oauth2'};

const FOUND: Answer = {
  status: 200,
  contentType: 'application/json',
  content: '{"answer":"as expected"}',
};

const CONFLICT: Answer = {
  status: 412,
  contentType: 'application/problem+json',
  content: '{"status":412,"title":"Precondition failed","detail":"Somebody else was faster."}',
};

const NO_CONTENT: Answer = {status: 204};

/** What ends, opens or escapes something in one of the languages. */
const NASTY = [
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

const JSON_TYPE = 'application/json';

interface Given extends Partial<Pick<SampleRequest, 'headers' | 'freshHeaders' | 'credentials'>> {
  readonly rest?: string;
  readonly mediaType?: string;
  readonly value?: Json;
  readonly body?: SampleBody;
  /** How a success is read; JSON unless it says otherwise. */
  readonly reading?: SampleRequest['answer'];
  readonly answer?: Answer;
}

const isJson = (type: string): boolean => /[/+]json/.test(type);

function toBody({mediaType, value = null, body}: Given): SampleBody | undefined {
  if (mediaType === undefined) return body;
  return isJson(mediaType)
    ? {kind: 'json', mediaType, value}
    : {kind: 'text', mediaType, text: String(value)};
}

function toCase(name: string, method: string, given: Given): Case {
  const {
    rest = '',
    headers = [],
    freshHeaders = [],
    credentials = [OAUTH2],
    answer = FOUND,
  } = given;
  const {reading = {kind: 'json'}} = given;
  const body = toBody(given);
  const request = {method, headers, freshHeaders, credentials, answer: reading};
  return {name, rest, answer, request: {...request, ...(body !== undefined && {body})}};
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

const EVENTS = 'event: step\ndata: 1\n\ndata: as expected\n\n';

/** What a file of a case holds: bytes that are no text. */
export const FILES: Readonly<Record<string, Buffer>> = {
  'photo.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe]),
  'scan-1.bin': Buffer.from('--frontier\r\n\u0000first'),
};

export const CASES: readonly Case[] = [
  toCase('nasty-json', 'POST', {
    mediaType: JSON_TYPE,
    value: {
      texts: NASTY,
      ...Object.fromEntries(NASTY.map((text, index) => [`${text}${index}`, text])),
      nested: {yes: true, no: false, nothing: null, list: [], object: {}, rows: [[1, 2], [{a: 1}]]},
      list: [{id: 1, name: 'first'}, {id: 2}],
      0: 'zero',
      1: 'one',
      '': 'no name',
      ...(JSON.parse('{"__proto__": {"constructor": 1}}') as Readonly<Record<string, Json>>),
    },
  }),
  toCase('indexes', 'PUT', {mediaType: JSON_TYPE, value: {0: 'zero', 1: 'one'}}),
  toCase('numbers', 'POST', {
    mediaType: JSON_TYPE,
    value: [0, -1, 1.5, -0.000001, 1e-7, 1e21, 1.7976931348623157e308, 9007199254740991],
  }),
  toCase('long-integers', 'POST', {
    mediaType: JSON_TYPE,
    value: {
      id: 9007199254740993n,
      longest: 9223372036854775807n,
      longer: [-123456789012345678901234567890n],
      text: NASTY.join(' '),
    },
  }),
  toCase('json-text', 'PUT', {mediaType: JSON_TYPE, value: NASTY.join('')}),
  toCase('json-null', 'PUT', {mediaType: JSON_TYPE, value: null}),
  toCase('json-false', 'PUT', {mediaType: JSON_TYPE, value: false}),
  toCase('json-empty', 'POST', {mediaType: 'application/json; charset=utf-8', value: {}}),
  toCase('merge-patch', 'PATCH', {
    headers: [
      ['If-Match', '"3f1c"'],
      ['x-lower', 'a, b=\'c\'; d="\\e"; $HOME `id` {x} #{y} %s'],
      ['X-TRACE', 'one'],
      ['x-trace', 'two'],
    ],
    mediaType: 'application/merge-patch+json',
    value: {owner: null, tags: ['a', 'b']},
    answer: CONFLICT,
  }),
  toCase('query', 'GET', {
    rest: '/a%2Fb/%C3%BC%20x;v=1?filter=a%20eq%20%27b%27%26c&q=%22%5B%5D%7B%7D%22&plus=a+b%2B&e=&f',
    headers: [['Accept', 'application/json']],
  }),
  toCase('csv', 'GET', {
    rest: '?since=2026-01-01T00%3A00%3A00%2B01%3A00&path=C%3A%5Ctemp%24x',
    headers: [['Accept', 'text/csv']],
    reading: {kind: 'text'},
    answer: {status: 200, contentType: 'text/csv', content: 'name\nas expected\n'},
  }),
  toCase('not-modified', 'GET', {
    headers: [['If-None-Match', 'W/"3f1c"']],
    answer: {status: 304},
  }),
  toCase('head', 'HEAD', {answer: {status: 200, contentType: JSON_TYPE}}),
  toCase('delete', 'DELETE', {headers: [['If-Match', '"3f1c"']], answer: NO_CONTENT}),
  toCase('delete-with-body', 'DELETE', {
    mediaType: JSON_TYPE,
    value: {reason: 'double'},
    answer: NO_CONTENT,
  }),
  toCase('empty-header', 'OPTIONS', {headers: [['X-Empty', '']], answer: NO_CONTENT}),
  toCase('no-body', 'POST', {rest: '/run', credentials: [], answer: NO_CONTENT}),
  toCase('empty-text', 'POST', {mediaType: 'text/plain', value: '', credentials: []}),
  toCase('nasty-text', 'POST', {
    mediaType: 'text/plain; charset=utf-8',
    value: NASTY.join('\n').replace('\u0000', ''),
  }),
  toCase('plain-lines', 'POST', {
    mediaType: 'text/markdown',
    value: `  indented\n\n'@\n"""\n\`\`\`\n\\ trailing  \ntab\t\nEOF\n${'"'.repeat(5)}`,
  }),
  toCase('indented-lines', 'POST', {mediaType: 'text/plain', value: '  a "b"\n    c\n'}),
  toCase('two-lines', 'POST', {mediaType: 'text/csv', value: 'name,"note"\nA,"it\'s $5"\n'}),
  toCase('xml', 'POST', {
    mediaType: 'application/xml',
    value: '<?xml version="1.0" encoding="UTF-8"?>\n<a b="c &amp; d">\n  <e>ü</e>\n</a>',
  }),
  toCase('form', 'POST', {
    body: {
      kind: 'form',
      mediaType: FORM_TYPE,
      fields: [
        ...NASTY.map((text, index) => [`field${index}`, text.replace('\u0000', '')] as const),
        ['filter[a b]', '1'],
        ['0', 'zero'],
      ],
    },
  }),
  toCase('form-repeats', 'PUT', {
    body: {
      kind: 'form',
      mediaType: `${FORM_TYPE}; charset=utf-8`,
      fields: [
        ['tag', 'a&b=c'],
        ['tag', "it's +"],
        ['e', ''],
      ],
    },
  }),
  toCase('multipart', 'POST', {
    body: {
      kind: 'multipart',
      parts: [
        {name: 'note', text: `it's "quoted" \\ \${x} \`id\` @x <y ;type=a/b`},
        {name: '@at', text: '@photo.png'},
        {name: 'meta', text: '{"a": "\\"b;c\\" ü", "d": [1]}', contentType: 'application/json'},
        {name: 'photo', file: 'photo.png', contentType: 'image/png'},
      ],
    },
  }),
  toCase('multipart-repeats', 'PUT', {
    body: {
      kind: 'multipart',
      parts: [
        {name: 'tags', text: 'a'},
        {name: 'tags', text: 'b\nc'},
        {name: 'scans', file: 'scan-1.bin', contentType: 'application/octet-stream'},
        {name: 'scans', file: 'photo.png', contentType: 'image/png'},
      ],
    },
    answer: CONFLICT,
  }),
  toCase('upload', 'PUT', {
    body: {kind: 'file', mediaType: 'image/png', file: 'photo.png'},
    answer: NO_CONTENT,
  }),
  toCase('download', 'GET', {
    reading: {kind: 'file', file: 'report.pdf'},
    answer: {status: 200, contentType: 'application/pdf', content: FILES['photo.png'] ?? ''},
  }),
  toCase('export', 'POST', {
    mediaType: JSON_TYPE,
    value: {from: '2026-01-01'},
    reading: {kind: 'file', file: 'export.bin'},
    answer: {...CONFLICT},
  }),
  toCase('events', 'GET', {
    headers: [['Accept', 'text/event-stream']],
    reading: {kind: 'lines'},
    answer: {status: 200, contentType: 'text/event-stream', content: EVENTS},
  }),
  toCase('asked-events', 'POST', {
    mediaType: JSON_TYPE,
    value: {question: `it's "why"`},
    freshHeaders: ['Idempotency-Key'],
    reading: {kind: 'lines'},
    answer: {status: 200, contentType: 'application/x-ndjson', content: '{"a":1}\nas expected'},
  }),
  toCase('failed-events', 'GET', {reading: {kind: 'lines'}, answer: CONFLICT}),
  toCase('fresh', 'POST', {
    freshHeaders: ['Idempotency-Key'],
    mediaType: JSON_TYPE,
    value: {},
  }),
  toCase('basic', 'GET', {credentials: [{type: 'http', httpScheme: 'basic'}]}),
  toCase('other-scheme', 'GET', {credentials: [{type: 'http', httpScheme: 'hoba'}]}),
  toCase('all-keys', 'POST', {
    rest: '?a=1',
    headers: [['Cookie', 'theme=dark']],
    credentials: [
      {type: 'openIdConnect'},
      {type: 'apiKey', in: 'header', name: 'X-API-Key'},
      {type: 'apiKey', in: 'query', name: 'app[id]'},
      {type: 'apiKey', in: 'cookie', name: 'session'},
    ],
    body: {kind: 'form', mediaType: FORM_TYPE, fields: [['a', 'b']]},
  }),
  toCase('query-key', 'GET', {credentials: [{type: 'apiKey', in: 'query', name: 'api_key'}]}),
  toCase('basic-with-key', 'GET', {
    credentials: [
      {type: 'http', httpScheme: 'basic'},
      {type: 'apiKey', in: 'cookie', name: 'sid'},
    ],
    reading: {kind: 'lines'},
    answer: {status: 200, contentType: 'text/event-stream', content: EVENTS},
  }),
  toCase('text-failure', 'GET', {
    answer: {status: 503, contentType: 'text/html', content: '<h1>Somebody else was faster.</h1>'},
  }),
];

export const toRequest = ({name, rest, request}: Case, origin: string): SampleRequest => ({
  ...request,
  url: `${origin}/${name}${rest}`,
});
