import {describe, expect, it} from 'vitest';

import {renderChapters, renderInline, renderMarkdown, toPlainLine} from './markdown';

describe('HTML in a description', () => {
  it.each([
    ['<b>a</b> H<sub>2</sub>O<br/>b', '<p><b>a</b> H<sub>2</sub>O<br>b</p>'],
    ['<a href="https://a.example">a</a>', '<p><a href="https://a.example">a</a></p>'],
    [
      '<details>\n<summary>More</summary>\n\nIn *Markdown*.\n\n</details>',
      '<details>\n<summary>More</summary>\n<p>In <em>Markdown</em>.</p>\n</details>',
    ],
  ])('is kept if it is harmless: %s', (text, html) => expect(renderMarkdown(text)).toBe(html));

  it.each([
    '<script>alert(1)</script>',
    '<style>p {color: red}</style>',
    '<iframe src="https://a.example"></iframe>',
    '<b onclick="alert(1)">a</b>',
    '<b style="color: red">a</b>',
    '<b class="api-try">a</b>',
    '<b id="responses">a</b>',
    '<b data-try>a</b>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<img src="https://a.example/p.png">',
    '<b title="<i>">a</b>',
    '<form><input></form>',
    '</b>',
  ])('otherwise becomes text: %s', (text) => {
    const [, shown = ''] = /^<p>([^<]*)<\/p>$/.exec(renderMarkdown(text)) ?? [];
    const entities = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&'};
    expect(
      Object.entries(entities).reduce((line, [from, to]) => line.replaceAll(from, to), shown),
    ).toBe(text);
    expect(renderMarkdown(`Text ${text}.`)).toContain('Text &lt;');
  });

  it('ends with the description, even with unclosed elements', () => {
    expect(renderMarkdown('<details>\n\n**a <b>b** c')).toBe(
      '<details>\n<p><strong>a <b>b</b></strong><b> c</b></p></details>',
    );
    expect(renderMarkdown('a\n\n</div></div>')).toBe('<p>a</p>\n<p>&lt;/div&gt;&lt;/div&gt;</p>');
  });

  it.each([
    ['<!-- internal -->', ''],
    ['Before. <!-- a --> After.', '<p>Before.  After.</p>'],
    ['A.\n\n<!-- ask\n\n<b>us</b> -->\n\nB.', '<p>A.</p>\n<p>B.</p>'],
    ['<!-- a --> After.', '<p>After.</p>'],
    ['<div><!-- a --><b>b</b></div>', '<div><b>b</b></div>'],
  ])('shows no comment (CommonMark 0.31, 6.6): %j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
    expect(renderInline(text)).not.toContain('!--');
  });

  it('shows no comment in a line of plain text, and no space around it', () => {
    expect(toPlainLine('Before. <!-- a --> After.')).toBe('Before. After.');
    expect(toPlainLine(`ab${'\u{1f512}'.repeat(100)}`)).toMatch(/^ab(?:\u{1f512})+…$/u);
    expect(toPlainLine('<!-- a -->')).toBe('');
  });

  it('cannot combine a closing script tag with a comment', () => {
    const attack = `</script><script>ran=1</script> <!--<script> <img src=x onerror=ran=1> '"`;
    for (const text of [attack, `Text ${attack}`, `${attack}\n\n<b>kept</b>`])
      expect(renderMarkdown(text)).not.toMatch(/<(?!\/?[pb]>)/);
  });

  it('has headings on the levels that the page reserves', () => {
    expect(renderMarkdown('## a\n\n<h4>b</h4>', 3)).toBe('<h3>a</h3>\n<h4>b</h4>');
  });

  it('has scrollable tables, like Markdown', () => {
    expect(renderMarkdown('<table><tr><td>1</td></tr></table>')).toBe(
      '<div class="api-scroll" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    );
  });

  it.each([
    ['<nobr>`a`</nobr> <font size="-1" onclick="b()">c</font>', '<p><code>a</code> c</p>'],
    ['<aside class="notice">\nNew\n</aside>', '<p>New</p>'],
    ['<label> and <address/mask>', '<p>&lt;label&gt; and &lt;address/mask&gt;</p>'],
    ['<scr<u>ipt>a</u>', '<p>&lt;script&gt;a</p>'],
  ])('loses tags that only change the appearance of text: %s', (text, html) => {
    expect(renderMarkdown(text).replace(/\n/g, '')).toBe(html);
    expect(toPlainLine(text)).not.toMatch(/nobr|font|aside|<u/);
  });

  it('is removed from a title and from a line of plain text', () => {
    expect(renderChapters('# A <b>b</b>', 2, (title) => title).chapters[0]).toMatchObject({
      id: 'A b',
      title: 'A b',
    });
    expect(toPlainLine('A <b>b</b> <Tag/>.')).toBe('A b <Tag/>.');
  });
});
