import {describe, expect, it} from 'vitest';

import {buildChangelog} from './changelog';
import type {Release} from './change';
import {compareContracts, listFirstChanges} from './compare-contracts';
import {findOperationVersions} from './read-versions';
import {compare, compareBack, type Replacement} from './testing/compare-small';
import {toSmallContract} from './testing/small-contract';

const AGE = 'headers: {Age: {schema: {type: integer}}}';
const AGE_AND_DATE = 'headers: {Age: {schema: {type: integer}}, Date: {schema: {type: string}}}';

/** Adds headers to every response of the small contract. */
const inEvery = (headers: string): readonly Replacement[] => [
  [
    'ETag: {required: true,',
    `${headers.slice('headers: {'.length, -1)}\n            ETag: {required: true,`,
  ],
  ['description: None.', `description: None., ${headers}`],
  ['description: Created.', `description: Created.\n          ${headers}`],
  ['description: Gone.', `description: Gone., ${headers}`],
];

const everywhere = inEvery(AGE);

describe('headers that are new in all responses', () => {
  it('are one change of the whole API', () => {
    expect(compare(...everywhere)).toEqual([
      'compatible: all responses: have the new header `Age`',
    ]);
  });

  it('are named together', () => {
    const [first, ...others] = inEvery(AGE_AND_DATE);
    const separate: Replacement = [
      first?.[0] ?? '',
      'Age: {schema: {type: integer}}\n            Date: {schema: {type: string}}\n            ETag: {required: true,',
    ];
    expect(compare(separate, ...others)).toEqual([
      'compatible: all responses: have the new headers `Age`, `Date`',
    ]);
  });

  it('are listed for each response if one response lacks them', () => {
    expect(compare(...everywhere.slice(0, 3))).toEqual([
      'compatible: GET /things: response 200 header Age: is new',
      'compatible: GET /things: response 404 header Age: is new',
      'compatible: POST /things: response 201 header Age: is new',
    ]);
  });

  it('are listed for each response if one response had them before', () => {
    const before = toSmallContract(...everywhere.slice(0, 1));
    const changes = compareContracts(before, toSmallContract(...everywhere));
    expect(changes.map(({operation, text}) => `${operation ?? ''} ${text}`)).toEqual([
      'get /things is new',
      'post /things is new',
      'delete /things/{} is new',
    ]);
  });

  it('break clients once for each header if they are removed', () => {
    expect(compareBack(...everywhere)).toHaveLength(4);
  });
});

describe('a release with new headers in all responses', () => {
  const [first, second] = [toSmallContract(), toSmallContract(...everywhere)];
  const release = {date: '2026-01-01', summary: ''};
  const releases: readonly Release[] = [
    {...release, version: '1.0.0', document: first, changes: listFirstChanges(first)},
    {...release, version: '1.1.0', document: second, changes: compareContracts(first, second)},
  ];

  it('changed every operation', () => {
    const versions = [...findOperationVersions(releases).values()];
    expect(versions).toHaveLength(3);
    versions.forEach(({changedIn}) =>
      expect(changedIn.map(({version}) => version)).toEqual(['1.1.0']),
    );
  });

  it('links to an operation that shows one of them', () => {
    const api = {id: 'Small-API', label: 'Small', route: 'docs/API/Small-API', contract: 'a.yaml'};
    const anchor = 'responses.201.headers.Age';
    const {releases: shown} = buildChangelog(api, releases, (slug) =>
      slug === 'create-thing' ? new Set([anchor]) : undefined,
    );
    expect(shown[0]?.kinds[0]?.groups).toEqual([
      {
        operations: [],
        rows: [
          {
            impact: 'compatible',
            text: 'have the new header `Age`',
            locations: [
              {label: 'all responses', href: `/docs/API/Small-API/create-thing#${anchor}`},
            ],
          },
        ],
      },
    ]);
  });
});
