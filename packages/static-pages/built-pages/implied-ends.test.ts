import {isTag, isText, type ChildNode} from 'domhandler';
import {parseDocument} from 'htmlparser2';
import {expect, it} from 'vitest';

import {endImplied} from './implied-ends';

/** Elements with both tags, and without attributes. */
const print = (nodes: readonly ChildNode[]): string =>
  nodes
    .map((node) => {
      if (isTag(node)) return `<${node.name}>${print(node.children)}</${node.name}>`;
      return isText(node) ? node.data : '';
    })
    .join('');

const end = (html: string): string => {
  const document = parseDocument(html);
  endImplied(document);
  return print(document.children);
};

it('ends rows and cells before the body of a table, and before the next', () => {
  const table = '<table><thead><tr><th>A<tbody><tr><td>1<tbody><tr><th>2<td>3</table>';
  expect(end(table)).toBe(
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody>' +
      '<tbody><tr><th>2</th><td>3</td></tr></tbody></table>',
  );
});

it('ends a paragraph before the next item of its list, and not around a list inside', () => {
  expect(end('<ul><li><p>A<li><p>B<ul><li>C</ul><li>D</ul>')).toBe(
    '<ul><li><p>A</p></li><li><p>B</p><ul><li>C</li></ul></li><li>D</li></ul>',
  );
  expect(end('<dl><dt>A<dd><p>1<dt>B<dd>2</dl>')).toBe(
    '<dl><dt>A</dt><dd><p>1</p></dd><dt>B</dt><dd>2</dd></dl>',
  );
});

it('leaves a table in a cell alone', () => {
  const html =
    '<table><tbody><tr><td><table><tbody><tr><td>A</td></tr></tbody></table></td></tr></tbody></table>';
  expect(end(html)).toBe(html);
});
