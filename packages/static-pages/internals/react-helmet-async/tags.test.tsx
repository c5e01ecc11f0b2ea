import {describe, expect, it} from 'vitest';

import {mergeAttributes, mergeTags, readTags} from '.';

describe('head elements of a component', () => {
  it('are read with their HTML attributes', () => {
    const tags = readTags(
      <>
        <html lang="en" className="docs" />
        <meta httpEquiv="refresh" content={undefined} />
        {false}
        <title>Risks | CyberView</title>
      </>,
    );
    expect(tags).toEqual([
      {type: 'html', attributes: {lang: 'en', class: 'docs'}, text: ''},
      {type: 'meta', attributes: {'http-equiv': 'refresh'}, text: ''},
      {type: 'title', attributes: {}, text: 'Risks | CyberView'},
    ]);
  });
});

describe('the head of a page', () => {
  const site = readTags(
    <>
      <html lang="en" className="site" />
      <title>Site</title>
      <meta name="description" content="all" />
      <meta property="og:title" content="Site" />
      <link rel="canonical" href="/" />
    </>,
  );
  const page = readTags(
    <>
      <html className="page" />
      <title>Page</title>
      <meta name="description" content="one" />
      <link rel="canonical" href="/page" />
      <link rel="alternate" href="/page" hrefLang="en" />
      <link rel="alternate" href="/page" hrefLang="x-default" />
    </>,
  );
  const merged = mergeTags([site, page]);

  it('has one title and one element per name, taken from the inner component', () => {
    expect(merged.filter(({type}) => type === 'title').map(({text}) => text)).toEqual(['Page']);
    expect(merged.filter(({attributes}) => attributes.name === 'description')).toHaveLength(1);
    expect(merged.filter(({attributes}) => attributes.rel === 'canonical')).toEqual([
      {type: 'link', attributes: {rel: 'canonical', href: '/page'}, text: ''},
    ]);
  });

  it('keeps elements of the outer component only, and repeated elements of one component', () => {
    expect(merged.some(({attributes}) => attributes.property === 'og:title')).toBe(true);
    expect(merged.filter(({attributes}) => attributes.rel === 'alternate')).toHaveLength(2);
  });

  it('merges the attributes of the root element', () => {
    expect(mergeAttributes([site, page])).toEqual({lang: 'en', class: 'page'});
  });
});
