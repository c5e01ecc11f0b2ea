import {describe, expect, it} from 'vitest';

import {
  type ChangelogApi,
  type ChangelogGroup,
  type ChangelogRelease,
  countPlaces,
} from './ApiChanges/changelog';
import {parseXml} from '@openapi-portal/reports/testing';
import {toTimeLimit, watchProcessor} from '@openapi-portal/reports/testing/time-limit';

import {buildChangelog} from './changelog';
import {type Change, isAddition, type Release} from './change';
import {compareContracts, listFirstChanges} from './compare-contracts';
import {buildFeed} from './feed';
import {formatChanges} from './compare-working';
import {toSmallContract} from './testing/small-contract';

const api = {
  id: 'Small-API',
  label: 'Small <API>',
  route: 'docs/API/Small-API',
  contract: 'small.yaml',
};
const first = toSmallContract();
const second = toSmallContract(
  ['version: 1.0.0', 'version: 2.0.0'],
  ['required: [name]', 'required: [name, kind]'],
  ['        secret:', '        size: {type: integer}\n        secret:'],
  ["        kind: {$ref: '#/components/schemas/Kind'}\n        parent:", '        parent:'],
  ['What it is called.', 'Its name.'],
  ['    delete:', '    x-delete:'],
);
const changes = compareContracts(first, second);

const releases: readonly Release[] = [
  {
    version: '1.0.0',
    date: '2026-01-01',
    summary: 'The first.',
    document: first,
    changes: listFirstChanges(first),
  },
  {
    version: '2.0.0',
    date: '2026-02-01',
    summary: 'Kinds & sizes.',
    document: second,
    changes,
  },
];

const pages: Readonly<Record<string, readonly string[]>> = {
  'list-things': ['responses.200.items.size', 'responses.200.items.name'],
  'create-thing': ['request-body.kind', 'request-body.name', 'responses.201.size'],
};

const findAnchors = (slug: string): ReadonlySet<string> | undefined => {
  const anchors = pages[slug];
  return anchors && new Set(anchors);
};

const changelog: ChangelogApi = buildChangelog(api, releases, findAnchors);

const listGroups = (release: ChangelogRelease | undefined): readonly ChangelogGroup[] =>
  release?.kinds.flatMap(({groups}) => groups) ?? [];

const listNames = (operations: ChangelogGroup['operations']): readonly string[] =>
  operations.map(({address = '', href}) => `${address} ${href ?? '(no page)'}`);

const listRows = (release: number, {releases: all} = changelog) =>
  listGroups(all[release]).flatMap(({operations, rows}) =>
    rows.map(({impact, locations, text}) => ({
      operation: listNames(operations).join(', ') || 'the API',
      row: `${impact}: ${locations.map(({label, name, href: link}) => `${label} ${name ?? ''} [${link ?? ''}]`).join(', ')} ${text}`,
    })),
  );

describe('a changelog', () => {
  it('links shared texts to the first operation that still shows them', () => {
    const [release] = buildChangelog(api, releases, (slug) =>
      slug === 'create-thing' ? findAnchors(slug) : undefined,
    ).releases;
    const locations = listGroups(release)
      .flatMap(({rows}) => rows)
      .flatMap((row) => row.locations);
    expect(locations.find(({label}) => label === 'schema')?.href).toBe(
      '/docs/API/Small-API/create-thing#request-body.name',
    );
  });
  it('names each location once for all reworded texts, except examples', () => {
    const reworded = toSmallContract(
      ['requestBody:\n', 'requestBody:\n        description: What to make.\n'],
      ['NewThing:\n', 'NewThing:\n      description: What it is made of.\n'],
      ['title: Circle,', 'title: Circle, examples: [{size: 1}],'],
      ['title: Box,', 'title: Box, examples: [{size: 1}],'],
    );
    const [release] = releases.slice(-1).map((last) => ({
      ...last,
      document: reworded,
      changes: compareContracts(first, reworded),
    }));
    const rows = listRows(
      0,
      buildChangelog(api, release ? [release] : [], () => undefined),
    );
    expect(rows.map(({row}) => row)).toEqual([
      'wording: request body  [] has a different description',
      'wording: request field shape [], request field shape [] has a different example',
    ]);
  });

  it('starts with the newest release, and says which release has breaking changes', () => {
    expect(
      changelog.releases.map(({version, anchor, isBreaking}) => ({version, anchor, isBreaking})),
    ).toEqual([
      {version: '2.0.0', anchor: 'Small-API-2.0.0', isBreaking: true},
      {version: '1.0.0', anchor: 'Small-API-1.0.0', isBreaking: false},
    ]);
  });

  it('links existing parts, and names removed ones, breaking changes first', () => {
    expect(listRows(0)).toMatchInlineSnapshot(`
      [
        {
          "operation": "GET /things /docs/API/Small-API/list-things",
          "row": "breaking: response 200 field items.kind [] is gone",
        },
        {
          "operation": "POST /things /docs/API/Small-API/create-thing",
          "row": "breaking: request field kind [/docs/API/Small-API/create-thing#request-body.kind] is required now",
        },
        {
          "operation": "POST /things /docs/API/Small-API/create-thing",
          "row": "breaking: response 201 field kind [] is gone",
        },
        {
          "operation": "DELETE /things/{id} (no page)",
          "row": "breaking:  is gone",
        },
        {
          "operation": "GET /things /docs/API/Small-API/list-things",
          "row": "compatible: response 200 field items.size [/docs/API/Small-API/list-things#responses.200.items.size] is new",
        },
        {
          "operation": "POST /things /docs/API/Small-API/create-thing",
          "row": "compatible: response 201 field size [/docs/API/Small-API/create-thing#responses.201.size] is new",
        },
        {
          "operation": "the API",
          "row": "wording: schema Name [/docs/API/Small-API/list-things#responses.200.items.name] has a different description",
        },
      ]
    `);
  });

  it('links operations of old releases only if they still have a page', () => {
    expect(listRows(1)).toMatchInlineSnapshot(`
      [
        {
          "operation": "GET /things /docs/API/Small-API/list-things",
          "row": "compatible:  is new",
        },
        {
          "operation": "POST /things /docs/API/Small-API/create-thing",
          "row": "compatible:  is new",
        },
        {
          "operation": "DELETE /things/{id} (no page)",
          "row": "compatible:  is new",
        },
      ]
    `);
  });

  it('lists additions, changes and fixes, breaking ones first, and counts changed texts', () => {
    const [release] = changelog.releases;
    const told = release?.kinds.map(({kind, groups}) => [kind, countPlaces(groups)]);
    expect(told).toEqual([
      ['Changed', 4],
      ['Added', 2],
      ['Fixed', 1],
    ]);
    const [changed, added] = release?.kinds ?? [];
    const listTexts = (groups: readonly ChangelogGroup[] = []): readonly string[] =>
      groups.flatMap(({rows}) => rows.map(({text}) => text));
    expect(new Set(listTexts(added?.groups))).toEqual(new Set(['is new']));
    expect(new Set(listTexts(changed?.groups))).toEqual(new Set(['is gone', 'is required now']));
    expect(changelog.releases[1]?.kinds.map(({kind}) => kind)).toEqual(['Added']);
  });

  it('lists changes that several operations share once, after all of them', () => {
    const toChange = (operation: string, name: string) => ({
      impact: 'compatible' as const,
      operation,
      locations: [{label: 'field', name, anchors: []}],
      text: 'is deprecated',
      pointer: '#',
      isGone: false,
    });
    const shared = ['get /things', 'post /things'].map((operation) => toChange(operation, 'a'));
    const own = toChange('post /things', 'b');
    const [release] = releases.slice(-1).map((last) => ({...last, changes: [...shared, own]}));
    const rows = listRows(
      0,
      buildChangelog(api, release ? [release] : [], () => undefined),
    );
    expect(
      countPlaces(
        listGroups(buildChangelog(api, release ? [release] : [], () => undefined).releases[0]),
      ),
    ).toBe(3);
    expect(rows.map(({operation, row}) => `${operation}: ${row}`)).toEqual([
      'GET /things (no page), POST /things (no page): compatible: field a [] is deprecated',
      'POST /things (no page): compatible: field b [] is deprecated',
    ]);
  });

  it('counts new required parts, variants and headers of all responses as additions', () => {
    const texts = ['is new and required', 'has the new variant A', 'have the new header `A`'];
    expect(texts.map(isAddition)).toEqual([true, true, true]);
    expect(isAddition('has the `default` 1, it had none')).toBe(false);
  });

  it('lists changes of the whole API first, and changed texts separately', () => {
    const change = {locations: [], text: 'changed', pointer: '#', isGone: false};
    const {releases: shown} = buildChangelog(
      api,
      releases.map((release) => ({
        ...release,
        changes: [
          {...change, impact: 'wording', operation: 'get /things'},
          {...change, impact: 'breaking', operation: 'get /things'},
          {...change, impact: 'compatible'},
        ],
      })),
      findAnchors,
    );
    const told = shown[0]?.kinds.map(({kind, groups}) => [
      kind,
      groups.flatMap(({operations}) => operations.map(({address}) => address).join()),
    ]);
    expect(told).toEqual([
      ['Changed', ['', 'GET /things']],
      ['Fixed', ['GET /things']],
    ]);
  });

  it('is empty without releases', () => {
    expect(buildChangelog(api, [], findAnchors).releases).toEqual([]);
  });
});

describe('a feed', () => {
  const site = {
    title: 'Portal & more',
    address: 'https://docs.example.com/base/',
    page: 'docs/API/changelog',
  };

  it('has an entry for each release, with absolute URLs', () => {
    expect(buildFeed([changelog], site)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
          <id>https://docs.example.com/base/docs/API/changelog</id>
          <title>Portal &amp; more: changes of the APIs</title>
          <updated>2026-02-01T00:00:00.000Z</updated>
          <generator>https://github.com/jpmonette/feed</generator>
          <author>
              <name>Portal &amp; more</name>
          </author>
          <link rel="alternate" href="https://docs.example.com/base/docs/API/changelog"/>
          <link rel="self" href="https://docs.example.com/base/docs/API/changelog.xml"/>
          <entry>
              <title type="html"><![CDATA[Small &lt;API&gt; 2.0.0 (breaking changes)]]></title>
              <id>https://docs.example.com/base/docs/API/changelog#Small-API-2.0.0</id>
              <link href="https://docs.example.com/base/docs/API/changelog#Small-API-2.0.0"/>
              <updated>2026-02-01T00:00:00.000Z</updated>
              <summary type="html"><![CDATA[Kinds &amp; sizes.]]></summary>
              <content type="html"><![CDATA[<div lang="en"><p>Kinds &amp; sizes.</p><p>Changed</p><ul><li><a href="https://docs.example.com/base/docs/API/Small-API/list-things">List things</a> <code>GET /things</code><ul><li><strong>Breaking: </strong>response 200 field <code>items.kind</code> is gone</li></ul></li><li><a href="https://docs.example.com/base/docs/API/Small-API/create-thing">POST /things</a> <code>POST /things</code><ul><li><strong>Breaking: </strong><a href="https://docs.example.com/base/docs/API/Small-API/create-thing#request-body.kind">request field <code>kind</code></a> is required now</li><li><strong>Breaking: </strong>response 201 field <code>kind</code> is gone</li></ul></li><li>DELETE /things/{id} <code>DELETE /things/{id}</code> <strong>Breaking: </strong>is gone</li></ul><p>Added</p><ul><li><a href="https://docs.example.com/base/docs/API/Small-API/list-things">List things</a> <code>GET /things</code><ul><li><a href="https://docs.example.com/base/docs/API/Small-API/list-things#responses.200.items.size">response 200 field <code>items.size</code></a> is new</li></ul></li><li><a href="https://docs.example.com/base/docs/API/Small-API/create-thing">POST /things</a> <code>POST /things</code><ul><li><a href="https://docs.example.com/base/docs/API/Small-API/create-thing#responses.201.size">response 201 field <code>size</code></a> is new</li></ul></li></ul><p>Fixed</p><ul><li>The whole API<ul><li><a href="https://docs.example.com/base/docs/API/Small-API/list-things#responses.200.items.name">schema <code>Name</code></a> has a different description</li></ul></li></ul></div>]]></content>
          </entry>
          <entry>
              <title type="html"><![CDATA[Small &lt;API&gt; 1.0.0]]></title>
              <id>https://docs.example.com/base/docs/API/changelog#Small-API-1.0.0</id>
              <link href="https://docs.example.com/base/docs/API/changelog#Small-API-1.0.0"/>
              <updated>2026-01-01T00:00:00.000Z</updated>
              <summary type="html"><![CDATA[The first.]]></summary>
              <content type="html"><![CDATA[<div lang="en"><p>The first.</p><p>Added</p><ul><li><a href="https://docs.example.com/base/docs/API/Small-API/list-things">List things</a> <code>GET /things</code> is new</li><li><a href="https://docs.example.com/base/docs/API/Small-API/create-thing">POST /things</a> <code>POST /things</code> is new</li><li>DELETE /things/{id} <code>DELETE /things/{id}</code> is new</li></ul></div>]]></content>
          </entry>
      </feed>"
    `);
  });

  it('does not exist without a release', () => {
    expect(buildFeed([{...changelog, releases: []}], site)).toBeUndefined();
  });

  it('shows markup in a contract as text', () => {
    const hostile =
      '</script><script>alert(1)</script>]]><a href="javascript:alert(1)">`<b>`</a>&amp;<!--\u0001';
    const location = {label: hostile, name: hostile, variant: hostile};
    const rows = [{impact: 'breaking' as const, text: hostile, locations: [location]}];
    const operations = [{title: hostile, address: hostile, href: '/docs/API/a'}];
    const groups = [{operations, rows}];
    const [release] = changelog.releases;
    if (release === undefined) throw new Error('The changelog has no release.');
    const own = {...release, summary: hostile, kinds: [{kind: 'Changed' as const, groups}]};
    const feed = buildFeed([{...changelog, label: hostile, releases: [own]}], site) ?? '';
    const parts = [...feed.matchAll(/<!\[CDATA\[([^]*?)\]\]>/g)].map(([, html = '']) => html);
    const [title = '', summary = '', content = ''] = parts;
    expect(parts).toHaveLength(3);
    const xml = feed.replace(/<!\[CDATA\[[^]*?\]\]>/g, '');
    expect(new Set(xml.match(/<[a-z]+/g))).toEqual(
      new Set(
        'author content entry feed generator id link name summary title updated'
          .split(' ')
          .map((name) => `<${name}`),
      ),
    );
    expect(xml).not.toMatch(/CDATA|\]\]/);
    expect(feed).not.toContain('\u0001');
    expect(`${title}${summary}`).not.toMatch(/[<>]/);
    expect(summary).toContain('&lt;b&gt;`&lt;/a&gt;&amp;amp;&lt;!--');
    expect(new Set(content.match(/<[^>]*>/g))).toEqual(
      new Set([
        '<div lang="en">',
        '</div>',
        '<p>',
        '</p>',
        '<ul>',
        '</ul>',
        '<li>',
        '</li>',
        '<code>',
        '</code>',
        '<strong>',
        '</strong>',
        '</a>',
        '<a href="https://docs.example.com/base/docs/API/a">',
      ]),
    );
  });
});

it('changes are printed by impact and operation, with their pointers', () => {
  expect(formatChanges(changes)).toMatchInlineSnapshot(`
    "Breaking changes (4)
      GET /things
        response 200 field items.kind is gone
          #/components/schemas/Thing/properties/kind (of the release)
      POST /things
        request field kind is required now
          #/components/schemas/NewThing/properties/kind
        response 201 field kind is gone
          #/components/schemas/Thing/properties/kind (of the release)
      DELETE /things/{id}
        is gone
          #/paths/~1things~1{id}/delete (of the release)

    Other changes (2)
      GET /things
        response 200 field items.size is new
          #/components/schemas/Thing/properties/size
      POST /things
        response 201 field size is new
          #/components/schemas/Thing/properties/size

    Changes of texts and examples (1)
      The whole API
        schema Name has a different description
          #/components/schemas/Name/description
    "
  `);
});

it.each([
  ']]>',
  ']]]]><![CDATA[>',
  '</summary><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!-- <?xml <!DOCTYPE a [<!ENTITY b "c">]>',
  'a\u0000\u001B[2J\uFFFE',
])('shows markup of a third party as text in the feed: %j', (text) => {
  const changed = {
    ...(second as object),
    info: {title: text, version: text},
    paths: {'/a': {get: {summary: text, operationId: text, tags: [text], responses: {}}}},
  };
  const release = {version: '3.0.0', date: '2026-03-01', summary: text, document: changed};
  const all = [...releases, {...release, changes: compareContracts(second, changed)}];
  const feed =
    buildFeed([buildChangelog({...api, label: text}, all, findAnchors)], {
      title: text,
      address: 'https://docs.example.com/',
      page: 'changes',
    }) ?? '';
  // The text must not end a CDATA section, or become an element in one.
  expect(feed.split(']]>')).toHaveLength(feed.split('<![CDATA[').length);
  expect(feed).not.toMatch(/<script|<!DOCTYPE|<!--|(?!\n)\p{Cc}|\uFFFE/u);
  expect(parseXml(feed).filter(({name}) => name === 'entry')).toHaveLength(all.length);
});

it('takes time proportional to the number of changes', () => {
  const operations = Array.from({length: 20_000}, (_, index) => `/resources/${index}`);
  const document = {
    openapi: '3.1.0',
    paths: Object.fromEntries(operations.map((name) => [name, {get: {responses: {}}}])),
  };
  const many = operations.flatMap((name): readonly Change[] =>
    ['is shorter now', 'is longer now'].map((text) => ({
      operation: `get ${name}`,
      impact: 'breaking',
      text,
      locations: [],
      pointer: `#/paths/${name}`,
      isGone: false,
    })),
  );
  const release = {version: '1.0.0', date: '2026-01-01', summary: '', document, changes: many};
  const readTime = watchProcessor();
  const {releases: built} = buildChangelog(api, [release], () => undefined);

  expect(readTime()).toBeLessThan(toTimeLimit(1500));
  expect(built[0]?.kinds.flatMap(({groups}) => groups)).toHaveLength(20_000);
});
