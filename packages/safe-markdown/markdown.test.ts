import {describe, expect, it, vi} from 'vitest';

import {renderChapters, renderMarkdown, toPlainLine} from './markdown';

describe('renderMarkdown', () => {
  it('shows components and braces as text', () => {
    expect(renderMarkdown('<Tag x={1}/> {y}')).toBe('<p>&lt;Tag x={1}/&gt; {y}</p>');
  });

  it.each(['javascript:x', 'JaVaScRiPt:x', 'data:text/html,x', 'vbscript:x', 'file:///x'])(
    'does not link %s',
    (address) => expect(renderMarkdown(`[a](${address}) <${address}>`)).not.toContain('href'),
  );

  it('shows the text of an unsafe link', () => {
    const text = 'A [bank `Account`](entity:BankAccount), ![p](data:a) and [b](/c).';
    expect(renderMarkdown(text)).toBe(
      '<p>A bank <code>Account</code>, p and <a href="/c">b</a>.</p>',
    );
    expect(toPlainLine(text)).toBe('A bank Account, p and b.');
  });

  it.each(['https://example.com', '/docs/a:b', '#b', 'mailto:a@example.com', '../c?d=e:f'])(
    'links %s',
    (address) => expect(renderMarkdown(`[a](${address})`)).toContain(`href="${address}"`),
  );

  it('checks the target of many links once', () => {
    const parse = vi.spyOn(URL, 'canParse');
    renderMarkdown(`${'[a] '.repeat(9)}\n\n[a]\n\n[a]: https://x.example/once`);
    const parsed = parse.mock.calls.filter(([url]) => url === 'https://x.example/once');
    expect(parsed).toHaveLength(2);
    parse.mockRestore();
  });

  it('loads no pictures', () => {
    expect(renderMarkdown('![a "b](https://x.example/p.png)')).toBe(
      '<p><a href="https://x.example/p.png">a "b</a></p>',
    );
  });

  it.each([
    ['a link', '[![Run in Postman](https://run.example/b.svg)](https://x.example/c)'],
    [
      'a link of HTML',
      '<a href="https://x.example/c">![Run in Postman](https://run.example/b.svg)</a>',
    ],
  ])('puts no link of an image into %s', (_, text) => {
    expect(renderMarkdown(text)).toBe('<p><a href="https://x.example/c">Run in Postman</a></p>');
  });

  it('links images next to a link', () => {
    expect(renderMarkdown('[a](/b) ![c](/d) [![](/e)](/f)')).toBe(
      '<p><a href="/b">a</a> <a href="/d">c</a> <a href="/f">/e</a></p>',
    );
  });

  it('starts headings below the level of the page’s headings', () => {
    expect(renderMarkdown('# a\n\n#### b', 3)).toBe('<h3>a</h3>\n<h4>b</h4>');
    expect(renderMarkdown('# a\n\n## b', 6)).toBe('<h6>a</h6>\n<h6>b</h6>');
  });

  it('aligns tables without inline style', () => {
    expect(renderMarkdown('|a|\n|-:|\n|1|')).not.toContain('style');
  });
});

describe('renderChapters', () => {
  it('lists headings with their ids', () => {
    const {html, chapters} = renderChapters('# A `b`\n\ntext', 2, () => 'a-b-x');
    expect(chapters).toEqual([{id: 'a-b-x', level: 2, title: 'A b', line: 'text'}]);
    expect(html).toContain('<h2 id="a-b-x" class="anchor">');
  });

  it('returns the first sentence below a heading, but not of a list', () => {
    const text = '# A\n\nOne `line`. Two.\n\n# B\n\n- c\n\n# D';
    const {chapters} = renderChapters(text, 2, (title) => title);
    expect(chapters.map(({line}) => line)).toEqual(['One line.', '', '']);
  });
});

describe('toPlainLine', () => {
  it('returns the first paragraph without markup', () => {
    expect(toPlainLine('A **bold** `code`\nline.\n\nNext.')).toBe('A bold code line.');
  });

  it('truncates between words', () => {
    expect(toPlainLine('one two three', 10)).toBe('one two…');
  });
});
