import type {Json} from '../json';
import type {SampleRequest} from '../types';

interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly content?: string;
}

/** A request that is hard to write down, and what the server says to it. */
export interface Case {
  /** First segment of the path. */
  readonly name: string;
  readonly request: Omit<SampleRequest, 'url'>;
  /** What follows the first segment. */
  readonly rest: string;
  readonly answer: Answer;
}

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

const MULTIPART = [
  '--frontier',
  'Content-Disposition: form-data; name="note"',
  '',
  `it's "quoted" \\ \${x} \`id\``,
  '--frontier--',
  '',
].join('\r\n');

const JSON_TYPE = 'application/json';

interface Given {
  readonly rest?: string;
  readonly headers?: SampleRequest['headers'];
  readonly mediaType?: string;
  readonly value?: Json;
  readonly bearerToken?: boolean;
  readonly answer?: Answer;
}

function toCase(name: string, method: string, given: Given): Case {
  const {
    rest = '',
    headers = [],
    mediaType,
    value = null,
    bearerToken = true,
    answer = FOUND,
  } = given;
  const body = mediaType === undefined ? {} : {body: {mediaType, value}};
  return {name, rest, answer, request: {method, headers, bearerToken, ...body}};
}

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
  toCase('no-body', 'POST', {rest: '/run', bearerToken: false, answer: NO_CONTENT}),
  toCase('empty-text', 'POST', {mediaType: 'text/plain', value: '', bearerToken: false}),
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
  toCase('form', 'POST', {
    mediaType: 'application/x-www-form-urlencoded',
    value: 'a=b+c&d=%26%27&e=',
  }),
  toCase('multipart', 'POST', {
    mediaType: 'multipart/form-data; boundary=frontier',
    value: MULTIPART,
  }),
  toCase('text-failure', 'GET', {
    answer: {status: 503, contentType: 'text/html', content: '<h1>Somebody else was faster.</h1>'},
  }),
];

export const toRequest = ({name, rest, request}: Case, origin: string): SampleRequest => ({
  ...request,
  url: `${origin}/${name}${rest}`,
});
