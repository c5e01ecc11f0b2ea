import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';

import {toVisibleText} from '@openapi-portal/openapi-console/testing';
import {illustrations} from '../../product/illustrations';
import {people, records, register} from '../../product/running-example';

import {Illustration} from '.';
import Matrix from './Matrix';

const KEY = /\b(?!CVE)[A-Z]{3}-\d{4}\b/g;

const draw = (of: (typeof illustrations)[number]['id']): string =>
  renderToStaticMarkup(<Illustration of={of} />);

describe.each(illustrations)('the picture $id', ({id, at, seenBy, shows}) => {
  const html = draw(id);

  it('has one name, and hides its parts from screen readers', () => {
    expect(html.match(/role="img" aria-label="[^"]+"><div aria-hidden="true">/g)).toHaveLength(1);
    expect(html).toContain(shows);
    expect(html).not.toMatch(/<(a|button|input|h\d|script)\b|tabindex|style=/);
  });

  it('names its day and its viewer', () => {
    const [, caption = ''] = html.split('<figcaption>');
    expect(caption).toContain(`${Number(at.slice(8, 10))} November 2026, as ${seenBy} sees it`);
  });

  it('shows the records of its name, and only records of the example', () => {
    const text = toVisibleText(html.replace(/aria-label="[^"]*"/, ''));
    const known: readonly string[] = records.map(({key}) => key);
    expect((text.match(KEY) ?? []).filter((key) => !known.includes(key))).toEqual([]);
    (shows.match(KEY) ?? []).forEach((key) => expect(text).toContain(key));
  });
});

describe('the pictures', () => {
  const readText = (id: (typeof illustrations)[number]['id']): string => toVisibleText(draw(id));

  it('show the scores and the states of their moment', () => {
    expect(readText('start-page')).toMatch(
      /2 November 2026.*Risks above 9 ?1 ?RSK-0017 20 critical ?Open exposures ?1 ?VUL-0088 immediate, due 5 November/,
    );
    expect(readText('start-page')).not.toContain('News to triage');
    expect(readText('board-report')).toMatch(/20 critical to 8 moderate/);
    expect(readText('exposure')).toMatch(/verified.*5 November.*management page/);
    expect(readText('task')).toMatch(/5 Nov.*verifies.*4 Nov.*sets the task to done/);
    expect(readText('finding')).toContain('in remediation');
    for (const {residual} of register)
      expect(readText('register')).toContain(`${residual} moderate`);
  });

  it('list every account', () => {
    for (const {name} of people) expect(readText('accounts')).toContain(name);
  });
});

describe('the matrix', () => {
  /** Maximum width of a number with two digits, in pixels. */
  const NUMBER = 15;

  it('shows a decrease as a line that covers no number, and no decrease as a single node', () => {
    const to = {likelihood: 2, impact: 4};
    const html = renderToStaticMarkup(<Matrix from={{likelihood: 5, impact: 4}} to={to} />);
    const [, x = ''] = /matrix-way" d="M(\d+)/.exec(html) ?? [];
    const numbers = [...html.matchAll(/<text x="(\d+)" y="\d+">(?:16|12)</g)];
    expect(numbers.length).toBeGreaterThan(2);
    for (const [, left] of numbers) {
      const isAside = Number(left) + NUMBER < Number(x) - 1 || Number(left) > Number(x) + 1;
      expect(isAside, `${left} beside ${x}`).toBe(true);
    }
    const still = renderToStaticMarkup(<Matrix to={to} />);
    expect(still).not.toContain('matrix-way');
    expect(still.match(/matrix-now/g)).toHaveLength(1);
  });
});
