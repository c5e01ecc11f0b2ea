import {describe, expect, it} from 'vitest';

import {readOperationRecords, readPageRecords} from '../testing/read-page-records';

describe('records of prose', () => {
  const {records, title, breadcrumbs} = readPageRecords(
    `<nav><ul class=breadcrumbs><li><a href=/>Docs</a><li>Modules</ul></nav><h1>Risks</h1><p>What could hurt us.
<h2 id=scoring>Scoring<a class=hash-link aria-label="Direct link">\u200b</a></h2><p>Likelihood times <button type=button
class=term popovertarget=note>impact</button>, and <code>5</code>.<h3 id=inherent>Inherent</h3><p>Before any control.
<pre>a sample</pre><details data-not-in-markdown><summary>Markdown</summary></details><button>Copy</button><div popover id=note>Impact is harm.</div>`,
  );

  it('are the page and its sections, each with its text up to the next heading', () => {
    expect(records).toEqual([
      {kind: 'page', title: 'Risks', anchor: '', names: [], text: 'What could hurt us.'},
      {
        kind: 'section',
        title: 'Scoring',
        anchor: 'scoring',
        names: [],
        text: 'Likelihood times impact, and 5.',
      },
      {
        kind: 'section',
        title: 'Inherent',
        anchor: 'inherent',
        names: [],
        text: 'Before any control.',
      },
    ]);
  });

  it('contain their page and its breadcrumbs', () => {
    expect([title, breadcrumbs]).toEqual(['Risks', ['Docs', 'Modules']]);
  });

  it('read breadcrumbs of the classic theme, which contain an icon and the page itself', () => {
    const {breadcrumbs} = readPageRecords(
      `<ul class=breadcrumbs><li><a href=/><svg></svg></a><li>Modules
<li class="item item--active">Risks</ul><h1>Risks</h1>`,
    );
    expect(breadcrumbs).toEqual(['Modules']);
  });

  it('are terms with their abbreviations, in rows with an anchor', () => {
    const {records: terms} = readPageRecords(
      `<h1>Definitions</h1><table><thead><tr><th>Term<th>Meaning<tbody id=e><tr id=epss><th><dfn><abbr
title="Exploit Prediction Scoring System">EPSS</abbr></dfn><td>A daily estimate.<tbody id=r><tr id=risk><th><dfn>Risk</dfn>
<span>own</span><td>An effect.</table>`,
    );
    expect(terms.slice(1)).toMatchObject([
      {
        kind: 'term',
        title: 'EPSS',
        anchor: 'epss',
        names: ['Exploit Prediction Scoring System'],
        text: 'A daily estimate.',
      },
      {kind: 'term', title: 'Risk', anchor: 'risk', names: [], text: 'An effect.'},
    ]);
  });

  it('are a post with its sections, and only the title of a list of posts', () => {
    const main = '<h1>Blog</h1><h2 id=a>A</h2><p>Text';
    expect(readPageRecords(main, 'blog/a', 'blog-wrapper blog-post-page').records[0]?.kind).toBe(
      'post',
    );
    expect(readPageRecords(main, 'blog', 'blog-wrapper blog-list-page').records).toMatchObject([
      {kind: 'page', title: 'Blog', text: ''},
    ]);
  });
});

describe('records of an operation', () => {
  const {records, api} = readOperationRecords('docs/api/create-user');
  const find = (title: string) => records.find((record) => record.title === title);

  it('start with the operation, under all its names', () => {
    expect(api).toBe('docs/api/');
    expect(records[0]).toMatchObject({
      kind: 'operation',
      title: 'Create a user',
      detail: 'POST',
      names: ['create-user', 'POST /users', '/users', 'users.write', 'profile'],
    });
    expect(records[0]?.text).toContain('Invites a person.');
    expect(records[0]?.text).not.toMatch(/curl|Quick start|went wrong/);
  });

  it('are its fields by the path of their names, with their type', () => {
    expect(find('contact.email')).toMatchObject({
      kind: 'field',
      anchor: 'request-body.contact.email',
      detail: 'string',
      names: ['email'],
      text: 'An address.',
    });
    expect(find('contact')?.text).toBe('Whom to ask.');
  });

  it('are its statuses, each error with its own row', () => {
    expect(find('201 Created')).toMatchObject({
      kind: 'status',
      anchor: 'responses.201',
      names: ['201'],
    });
    expect(find('400 Bad Request')?.text).toBe('Unreadable.');
    expect(find('404 Not Found')).toMatchObject({anchor: 'responses.404', text: 'Nobody there.'});
  });

  it('omit fields of error bodies, but not their headers', () => {
    expect(find('Retry-After')?.kind).toBe('field');
    expect(find('detail')).toBeUndefined();
  });

  it('include no sections', () => {
    expect(records.filter(({kind}) => kind === 'section')).toEqual([]);
  });
});
