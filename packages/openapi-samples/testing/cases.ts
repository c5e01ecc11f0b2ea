import type {Json} from '../literal';
import {
  FILES,
  CONFLICT,
  NO_CONTENT,
  VERSIONED,
  NASTY,
  JSON_TYPE,
  FORM_TYPE,
  EVENTS,
  toCase,
  type Case,
} from './case';

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
  toCase('delete', 'DELETE', {
    taggedHeaders: ['If-Match'],
    tagFrom: 'Read */ ?> \\u000a "a" thing',
    reading: {kind: 'status'},
    answer: NO_CONTENT,
  }),
  toCase('versioned', 'PATCH', {
    mediaType: 'application/merge-patch+json',
    value: {owner: null},
    taggedHeaders: ['If-Match'],
    tagFrom: 'Read a thing',
    shownHeaders: ['ETag', 'Location'],
    answer: VERSIONED,
  }),
  toCase('versioned-file', 'GET', {
    shownHeaders: ['ETag'],
    reading: {kind: 'file', file: 'version.bin'},
    answer: {...VERSIONED, content: FILES['photo.png'] ?? ''},
  }),
  toCase('versioned-events', 'GET', {
    shownHeaders: ['ETag'],
    reading: {kind: 'lines'},
    answer: {...VERSIONED, content: EVENTS},
  }),
  toCase('versioned-failure', 'PATCH', {
    taggedHeaders: ['If-Match'],
    shownHeaders: ['ETag'],
    answer: CONFLICT,
  }),
  toCase('two-keys', 'POST', {
    freshHeaders: ['Idempotency-Key', 'Request-Key'],
    taggedHeaders: ['If-Match'],
    shownHeaders: ['Location'],
    reading: {kind: 'status'},
    answer: {...VERSIONED, status: 204},
  }),
  toCase('delete-with-body', 'DELETE', {
    mediaType: JSON_TYPE,
    value: {reason: 'double'},
    answer: NO_CONTENT,
  }),
  toCase('get-with-body', 'GET', {mediaType: JSON_TYPE, value: {query: NASTY}}),
  toCase('trace', 'TRACE', {reading: {kind: 'text'}}),
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
  toCase('related', 'POST', {
    body: {
      kind: 'multipart',
      mediaType: 'multipart/related',
      parts: [
        {
          name: 'meta',
          text: `{"name": "it's \\"a\\" \${x} \`id\`"}`,
          contentType: 'application/json',
        },
        {name: 'media', file: 'photo.png', contentType: 'image/png'},
      ],
    },
  }),
  toCase('mixed', 'PUT', {
    body: {
      kind: 'multipart',
      mediaType: 'multipart/mixed',
      parts: [
        {name: '', text: 'one'},
        {name: '', file: 'photo.png', contentType: 'image/png'},
        {name: '', file: 'scan-1.bin', contentType: 'application/octet-stream'},
      ],
    },
  }),
  toCase('quoting-type', 'PUT', {
    body: {
      kind: 'multipart',
      mediaType: 'multipart/mixed; a="it\'s {b} ${c} `id` $(id) #{d}"',
      parts: [{name: 'a=@photo.png', text: 'one'}],
    },
  }),
  // curl would send the file instead of the text.
  toCase('parts-like-options', 'POST', {
    body: {
      kind: 'multipart',
      parts: [
        {name: 'a=@photo.png;b', text: 'c'},
        {name: 'a=@photo.png;b', text: '{}', contentType: 'application/json'},
      ],
    },
  }),
  toCase('types-like-options', 'POST', {
    body: {
      kind: 'multipart',
      parts: [{name: 'a', text: '{}', contentType: 'text/plain;headers=@photo.png'}],
    },
  }),
  toCase('null-in-text', 'POST', {mediaType: 'text/plain', value: 'a\0b'}),
  toCase('null-in-form', 'POST', {
    body: {kind: 'form', mediaType: FORM_TYPE, fields: [['a', 'b\0c']]},
  }),
  toCase('null-in-part', 'POST', {
    body: {kind: 'multipart', parts: [{name: 'a', text: 'b\0c'}]},
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
