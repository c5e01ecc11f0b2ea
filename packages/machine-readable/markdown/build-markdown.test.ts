import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';

import {readPage} from '@openapi-portal/static-pages/built-pages';
import type {BuiltSite} from '../site';
import {buildMarkdown} from './build-markdown';
import {convertPage} from './convert';
import {element, text} from './hast';
import type {SitePage} from './rule';
import {SiteLinks} from './site-links';

const site: BuiltSite = {
  address: 'https://docs.example.org/base/',
  baseUrl: '/base/',
  outDir: '/nowhere',
  siteDir: '/nowhere',
  titleEnd: ' | Site',
  versions: [],
  files: new Map([
    ['', 'index.html'],
    ['docs/api', 'docs/api/index.html'],
    ['docs/words', 'docs/words/index.html'],
  ]),
  targets: new Set(['docs/api#email', 'docs/api#risk', 'docs/api#first-steps', 'docs/api#old']),
  leaveOut: ['twice'],
  thirdParty: [],
};

function readContent(content: string): SitePage {
  const html = `<!doctype html><html><head><title>Page</title></head><body><main>${content}</main></body></html>`;
  const page = readPage(html, site.titleEnd);
  if (page === undefined) throw new Error('no page');
  return new SiteLinks(site).toSitePage(page, 'docs/api');
}

const convert = (content: string): string => buildMarkdown(readContent(content)).trim();

it.each([
  '1. Not a list',
  '- Not a list',
  '# Not a heading',
  'Not *emphasis*, not _emphasis_, not ~~deleted~~',
  'Not `code`, not [a link](x), not <b>HTML</b>',
  'Plain text: (with) every, harmless; sign — “of” it? 5 % - $4.20.',
])('does not change the text %s', (written) => {
  const read = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(convert(`<p>${written.replace(/</g, '&lt;')}</p>`));
  const children = [{type: 'text', value: written}];
  expect(read).toMatchObject({children: [{type: 'paragraph', children}]});
});

it('creates no more nodes than its words need', () => {
  const {children} = convertPage(
    readContent('<p>A <span>b <span>c</span></span>, d <code>e</code>'),
  );
  expect(children).toEqual([element('p', [text('A b c, d '), element('code', [text('e')])])]);
});

describe('the Markdown of a page', () => {
  it.each([
    ['/base/docs/words#risk', 'https://docs.example.org/base/docs/words.md#risk'],
    ['/base/docs/words/', 'https://docs.example.org/base/docs/words.md'],
    ['/base/', 'https://docs.example.org/base/index.md'],
    ['/base/docs/api.yaml', 'https://docs.example.org/base/docs/api.yaml'],
    ['#part', '#part'],
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('writes a link to %s as %s', (href, address) => {
    expect(convert(`<p><a href="${href}">Words</a>`)).toBe(`[Words](${address})`);
  });

  it('omits navigation, and elements that only work in a browser', () => {
    const content = `<nav>Way</nav><h2 id=a>Part<a href=#a class=hash-link>\u200b</a></h2><p>Words<button data-copy>Copy</button>
      <span aria-hidden=true>x</span><svg><path d=M1/></svg><div popover id=n>Note</div><p class=twice>Again<p hidden>Not yet`;
    expect(convert(content)).toBe('## <a id="a"></a>Part\n\nWords');
  });

  it('links a word to its definition if a button shows it on the page', () => {
    const note =
      '<div popover id=term-risk>What may happen. <a href=/base/docs/words#risk>Risk</a></div>';
    expect(convert(`<p>Each <button popovertarget=term-risk>risk</button>.</p>${note}`)).toBe(
      'Each [risk](https://docs.example.org/base/docs/words.md#risk).',
    );
  });

  it('keeps anchors that links or search use, except generated heading ids', () => {
    expect(
      convert('<h2 id=first-steps>First steps</h2><h2 id=old>New</h2><h2 id=other>Another</h2>'),
    ).toBe('## First steps\n\n## <a id="old"></a>New\n\n## <a id="other"></a>Another');
  });

  it('keeps a space between words that only styles separate', () => {
    expect(convert('<p><span>Level</span>none<small>own</small>')).toBe('Level none own');
    expect(convert('<p>A <em>risk</em>s list, <code>a</code>s')).toBe('A *risk*s list, `a`s');
  });

  it('keeps code with its language', () => {
    expect(convert('<pre><code class=language-yaml><span>a</span>: 1\n</code></pre>')).toBe(
      '```yaml\na: 1\n```',
    );
    expect(
      convert(
        '<pre class="prism-code language-bash"><code><div>cd a<br></div><div>ls<br></div></code></pre>',
      ),
    ).toBe('```bash\ncd a\nls\n```');
    expect(convert('<pre><code>{"a": 1}</code></pre>')).toBe('```json\n{"a": 1}\n```');
  });

  it('replaces pictures with their descriptions', () => {
    const picture =
      '<svg role=img><title>The states</title><desc>From new to done.</desc><text>new</text></svg>';
    expect(convert(`<figure>${picture}<figcaption>A risk</figcaption></figure>`)).toBe(
      'Picture: The states. From new to done.\n\nA risk',
    );
  });

  it('lists definitions with their names in bold, and fields with their types', () => {
    expect(
      convert('<dl><div><dt>Score<dd>a <b>product</b></div><div><dt>Band<dd>a word</div></dl>'),
    ).toBe('- **Score**: a **product**\n- **Band**: a word');
    expect(
      convert(
        '<dl><div id=email><dt><code>email</code> <span>string</span><dd>An address.</div></dl>',
      ),
    ).toBe('- <a id="email"></a>`email` (string): An address.');
  });

  it('writes an admonition as a quotation', () => {
    expect(
      convert('<div class="theme-admonition"><div>Mind</div><div><p>The gap.</div></div>'),
    ).toBe('> **Mind**\n>\n> The gap.');
  });
});

describe('a table', () => {
  it('repeats a value that spans rows in each row, and lists in lines of a cell', () => {
    const table = `<table><thead><tr><th>A<th>B<tbody><tr><th rowspan=2>1<td><p>x<p>y<tr><td><ul><li>a<li>b</ul></table>`;
    expect(convert(table)).toBe('| A | B |\n| - | - |\n| 1 | x y |\n| 1 | a<br>b |');
  });

  it('keeps a value that spans columns in one row', () => {
    const table = '<table><thead><tr><th>A<th>B<th>C<tbody><tr><td>1<td colspan=2>all</table>';
    expect(convert(table)).toBe('| A | B | C |\n| - | - | - |\n| 1 | all | |');
  });

  it('keeps the ids of its rows', () => {
    const table =
      '<table><thead><tr><th>Term<th>Meaning<tbody><tr id=risk><th>Risk<td>A | b</table>';
    expect(convert(table)).toBe(
      '| Term | Meaning |\n| - | - |\n| <a id="risk"></a>Risk | A \\| b |',
    );
  });
});

describe('the text of an island', () => {
  it('lists names with their descriptions on one line, and their members below', () => {
    const inner = '<dl><div><dt><i>any name</i><dd>A value.</div></dl>';
    const list = `<dl><div id=email><dt><code>email</code> <span>string, required</span><dd><div><p>An address.</div>
<p>3 to 254 characters. <dd><p>Each item: string${inner}</div></dl>`;
    expect(convert(list)).toBe(
      '- <a id="email"></a>`email` (string, required): An address. 3 to 254 characters.\n\n  Each item: string\n\n  - *any name*: A value.',
    );
  });

  it('lists values with their meaning', () => {
    const list =
      '<ul><li><code>low</code><div><p>Can wait.</div><li><code>high</code><div><p>Cannot.</div></ul>';
    expect(convert(list)).toBe('- `low`: Can wait.\n- `high`: Cannot.');
    expect(convert('<ul><li>Address: <code>a</code></ul>')).toBe('- Address: `a`');
    expect(convert('<ul><li><code>a</code>: first</ul>')).toBe('- `a`: first');
  });

  it('links to the HTML page if it contains more than the Markdown', () => {
    const link = '<h2 id=samples>Samples</h2><p><a href=#samples type=text/html>In Go</a>';
    expect(convert(link)).toBe(
      '## Samples\n\n[In Go](https://docs.example.org/base/docs/api#samples)',
    );
  });
});

// A page of a stranger's contract may have any HTML that browsers correct.
describe('HTML without a Markdown equivalent', () => {
  it.each([
    [
      'a link around blocks',
      '<a href="#x"><h2>Head</h2><p>Words</a>',
      '## [Head](#x)\n\n[Words](#x)',
    ],
    ['text in a list next to items', '<ul>One<li>Two</ul>', '- One\n- Two'],
    ['a paragraph of line breaks', '<p>One<p><br><br><p>Two', 'One\n\nTwo'],
    [
      'white space between elements',
      '<p> One\n <b>two</b>\n three <i>four</i> </p>',
      'One **two** three *four*',
    ],
    ['code of several lines in a sentence', '<p>Call <code>a\n  b</code>.', 'Call `a b`.'],
    [
      'a paragraph in a table cell',
      '<table><tr><th>A<tr><td><p>One<p>Two</table>',
      '| A |\n| - |\n| One Two |',
    ],
  ])('keeps the words of %s', (_, html, markdown) => {
    expect(convert(html)).toBe(markdown);
  });
});
