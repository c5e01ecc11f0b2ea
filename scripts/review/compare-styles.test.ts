import {describe, expect, it} from 'vitest';

import {compareStyles} from './compare-styles';
import {readState} from './read-build';
import {writeBuild} from './testing/write-build';

const pages = {
  '/': {title: 'Home', lines: ['Words.'], html: '<b class="card wide">A</b>'},
  '/other': {title: 'Other', lines: ['Words.'], html: '<i class=note>A</i>'},
};

const toState = (css: string) => readState({dir: writeBuild({pages, css}), name: 'state'});

const compare = (before: string, after: string) => compareStyles(toState(before), toState(after));

describe('a changed style', () => {
  it('is identified by stylesheet, selector and property', () => {
    const {changes} = compare(
      '.card{color:red;margin:0}@media print{.note{color:red}}',
      '.card{color:blue;margin:0}@media print{.note{color:red;padding:0}}',
    );
    expect(changes).toEqual([
      {
        ...{stylesheet: 'styles/site.css', selector: '@media print .note', property: 'padding'},
        after: '0',
      },
      {
        ...{stylesheet: 'styles/site.css', selector: '.card', property: 'color'},
        ...{before: 'red', after: 'blue'},
      },
    ]);
  });

  it('concerns the pages that have its elements', () => {
    expect([...compare('.card{color:red}', '.card{color:blue}').concerned]).toEqual([
      ['/', '.card'],
    ]);
    expect([...compare('.gone{color:red}', '.gone{color:blue}').concerned]).toEqual([]);
    expect([...compare('p{color:red}', 'p{color:blue}').concerned.keys()]).toEqual(['/', '/other']);
    expect([...compare('.note:hover{top:0}', '.note:hover{top:1px}').concerned]).toEqual([
      ['/other', '.note'],
    ]);
  });

  it('concerns the pages whose rules use a custom property, by others too', () => {
    const toCss = (ink: string) =>
      `:root{--ink:${ink};--title:var(--ink)}.note{color:var(--title)}`;
    expect([...compare(toCss('red'), toCss('blue')).concerned]).toEqual([['/other', '.note']]);
  });

  it('is not reported if rules were only regrouped', () => {
    expect(compare('.card{top:0}.note{top:0}', '.card,.note{top:0}').changes).toEqual([]);
  });
});
