import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {LIMITS} from './limits';
import {checkMarkdown, renderChapters, renderInline, renderMarkdown, toPlainLine} from './markdown';
import {markdown} from './parser';
import {toPlainText} from './plain-text';

const DEFAULTS = {...LIMITS};

afterEach(() => void Object.assign(LIMITS, DEFAULTS));

const toSource = (text: string): string =>
  `<pre class="api-code" tabindex="0"><code>${text}</code></pre>`;

/** Name of a limit, a low value for it, a text that exceeds this value, and the expected problem. */
const BEYOND: readonly (readonly [keyof typeof LIMITS, number, string, string])[] = [
  [
    'html',
    100,
    `[a]: /${'x'.repeat(30)}\n\n${'[a] '.repeat(4)}`,
    'would become more than 0.1 kB of HTML',
  ],
  [
    'html',
    100,
    '<b title="a longer title than most">a\n\nb\n\nc\n\nd',
    'would become more than 0.1 kB of HTML',
  ],
  ['html', 100, '| a | b |\n| - | - |\n| c |\n| d |', 'would become more than 0.1 kB of HTML'],
  ['depth', 3, '> > > > a', 'is nested more than 3 levels deep'],
  ['depth', 3, '- a\n  - b\n    - c', 'is nested more than 3 levels deep'],
  ['depth', 3, '***a **b *c* b** a***', 'is nested more than 3 levels deep'],
  ['depth', 2, '![a ![b ![c](c) b](b) a](a)', 'is nested more than 2 levels deep'],
  ['depth', 3, '<b title="1"><b><i><u>a</u></i></b></b>', 'is nested more than 3 levels deep'],
  ['elements', 3, '<b>a</b><b>b</b><b>c</b><b>d</b>', 'contains HTML and more than 3 elements'],
  ['skipped', 1, '[a [b [c [d', 'has too many unclosed brackets'],
];

describe('a description beyond a limit', () => {
  it.each(BEYOND)('is shown as its source for %s of %d: %j', (name, limit, text, problem) => {
    expect(checkMarkdown(`${text}.`)).toBeUndefined();
    LIMITS[name] = limit;
    expect(checkMarkdown(text)).toBe(problem);
    LIMITS.html = DEFAULTS.html;
    expect(renderMarkdown(text)).toMatch(/^<pre [^>]*><code>[^<]*<\/code><\/pre>$/);
  });

  it('is measured before it is rendered, even with a list that starts at 2', () => {
    const render = vi.spyOn(markdown.renderer, 'render');
    LIMITS.html = 100;
    const text = `[a]: /${'x'.repeat(30)}\n\n2. ${'[a] '.repeat(4)}`;
    expect(checkMarkdown(text)).toBe('would become more than 0.1 kB of HTML');
    expect(render).not.toHaveBeenCalled();
    render.mockRestore();
  });

  it('is truncated if its source is too long as well', () => {
    LIMITS.html = 20;
    expect(renderMarkdown('a & b & c & d & e & f')).toBe(toSource('a &amp; '));
  });

  it('has no chapters, and is its source in plain text and in a line', () => {
    LIMITS.depth = 1;
    const text = '> > # A\n> > <!-- b -->\n> > c';
    expect(renderChapters(text, 2, (title) => title).chapters).toEqual([]);
    expect(toPlainLine(text)).toBe('> > # A > > <!-- b --> > > c');
    expect(toPlainText(text)).toBe('> > # A > > <!-- b --> > > c');
    expect(renderInline(text)).toBe('&gt; &gt; # A\n&gt; &gt; \n&gt; &gt; c');
  });

  it('becomes text if its tag is too long', () => {
    LIMITS.tag = 10;
    expect(renderMarkdown('<b title="abc">a</b>')).toBe(
      '<p>&lt;b title=&quot;abc&quot;&gt;a&lt;/b&gt;</p>',
    );
  });
});

describe('a text with many unclosed parts', () => {
  /** Several times the measured time, in milliseconds. Without the guards, rendering takes at least 13 seconds. */
  const LIMIT = 3000;

  it.each([
    ['comments in plain text', (text: string) => toPlainText(`<div>${text}`), '<!-- a '],
    ['tags in plain text', (text: string) => toPlainText(`<div>\n<${text}`), 'abcd'],
    ['comments in a line', renderInline, '<!-- a\n\n'],
    ['comments in a block', (text: string) => renderMarkdown(`<div>${text}`), '<!-- a '],
    ['images', renderMarkdown, '![a](b) '],
    ['tags in a block', (text: string) => renderMarkdown(`<div>${text}`), '<a>'],
  ])('takes time proportional to its length: %s', (_, render, part) => {
    const readTime = watchProcessor();
    render(part.repeat(20_000));
    expect(readTime()).toBeLessThan(LIMIT);
  });
});
