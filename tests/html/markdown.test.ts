import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {listOperations, toContract, toOpenApi31} from '@openapi-portal/openapi-model';
import {collectFacts, PageText} from '@openapi-portal/docusaurus-openapi-theme/testing';
import {siteDir} from '../../scripts/site';
import {apiRoot, operationRoutes, routes} from '../browser/routes';
import {listAnchors, listLinks, readMarkdown, toMarkdownFile, withoutCode} from './markdown';
import {BUILD, findMain, listHtmlFiles, readBuilt, readPage, without} from './page';

const SITE =
  /<loc>(?<site>https?:\/\/[^/]+\/)/.exec(readBuilt('sitemap.xml'))?.groups?.site ?? 'none';

/** Elements that the Markdown omits: navigation, controls, and repeated content. */
const LEFT_OUT = `nav, [data-not-in-markdown], .api-contents-fold, script, style, template, svg, form, select, input, label, [hidden], [popover],
  [role=img] > *, button:not(.term):not(td button), .hash-link, .api-anchor, .lifecycle-ways, .api-languages > :nth-child(n+2), .api-languages summary, .api-group, .api-optional > summary, .api-error-answer summary, .api-narrow-fold > summary, .api-headers > summary > code, .api-error-common > summary,
  .api-method, .api-limits summary`;

const toLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

function listTexts(node: Node): readonly string[] {
  if (node.nodeType === 3) return [node.textContent ?? ''];
  return [...node.childNodes].flatMap(listTexts);
}

/** Inline elements, whose text continues the surrounding text without a space. */
const RUN_ON = new Set(['A', 'EM', 'STRONG', 'CODE', 'BUTTON', 'I', 'WBR', 'VAR']);

/** Returns the text of an element, with spaces where the page separates text visually. */
function toSpacedText(node: Node): string {
  if (node.nodeType !== 1) return node.nodeType === 3 ? (node.textContent ?? '') : '';
  const text = [...node.childNodes].map(toSpacedText).join('');
  return RUN_ON.has(node.nodeName) ? text : ` ${text} `;
}

const listWords = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that the Markdown contains in addition to those of the page. */
const OWN_WORDS = new Set(
  listWords(
    'Picture as above Example In the code samples of this page br required optional always OAuth bearer Method Path Operation Scope',
  ),
);

it('is not linked from pages without Markdown', () => {
  const named = listHtmlFiles().flatMap((file) =>
    Array.from(
      readBuilt(file).matchAll(/type="?text\/markdown"? href="?(?<href>[^" >]+)/g),
      (link) => [file, link.groups?.href ?? ''],
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  const wrong = named.filter(([, href = '']) => !fs.existsSync(path.join(BUILD, href)));
  expect(wrong).toEqual([]);
});

describe.each(routes)('%s as Markdown', (route) => {
  it('has one title, and fewer than 50,000 characters', () => {
    const markdown = readMarkdown(route);
    const headings = withoutCode(markdown).match(/^# .+$/gm);
    expect(headings).toHaveLength(1);
    expect(markdown.length).toBeLessThan(50_000);
  });

  it('is linked from its page', () => {
    const link = readPage(route).querySelector('link[rel=alternate][type="text/markdown"]');
    expect(link?.getAttribute('href')).toBe(`/${toMarkdownFile(route)}`);
  });

  it('has no HTML except anchors and line breaks in cells', () => {
    const rest = withoutCode(readMarkdown(route)).replace(
      /<a id="[^"<>]+"><\/a>|(?<=^\|.*)<br>/gm,
      '',
    );
    expect(rest.match(/<\/?[a-z][^>]*>/gi)).toBeNull();
  });

  it('links to Markdown of this site and to existing files', () => {
    const broken = listLinks(readMarkdown(route)).filter((address) => {
      if (address.startsWith('#')) return !listAnchors(readMarkdown(route)).has(address.slice(1));
      if (address.startsWith('/')) return true;
      if (!address.startsWith(SITE)) return false;
      const [file = '', hash] = address.slice(SITE.length).split('#');
      if (hash === 'samples') return !fs.existsSync(path.join(BUILD, file, 'index.html'));
      if (!fs.existsSync(path.join(BUILD, file)) || !/\.\w+$/.test(file)) return true;
      return hash !== undefined && !listAnchors(readBuilt(file)).has(decodeURIComponent(hash));
    });
    expect(broken).toEqual([]);
  });

  it('loses no words', () => {
    const letters = toLetters(
      readMarkdown(route).replace(/\]\((?:#|https?:|mailto:)[^)]*\)|<a id="[^"]*">/g, ''),
    );
    const texts = listTexts(without(findMain(route), LEFT_OUT)).map((text) =>
      toLetters(text.replace(/^e\.g\./, 'Example')),
    );
    expect(texts.filter((text) => !letters.includes(text))).toEqual([]);
  });

  it('joins no words', () => {
    const markdown = withoutCode(readMarkdown(route)).replace(
      /\]\([^)]*\)|<\/?a[^>]*>|\*|\\(?=\W)|^ *\d+\. /gm,
      '',
    );
    const main = findMain(route);
    const pictures = [...main.querySelectorAll('[role=img]')].map(
      (picture) => picture.getAttribute('aria-label') ?? '',
    );
    const known = new Set(listWords([toSpacedText(main), ...pictures].join(' ')));
    const joined = listWords(markdown).filter((word) => !known.has(word) && !OWN_WORDS.has(word));
    const others = joined.filter(
      (word) => !known.has(word.charAt(0).toLowerCase() + word.slice(1)),
    );
    expect(others).toEqual([]);
  });
});

const contract = toOpenApi31(
  parse(fs.readFileSync(path.join(siteDir, 'openapi/ciso-api.yaml'), 'utf8')),
);

describe.each(operationRoutes)('%s as Markdown', (route) => {
  it('contains every fact of the contract, and how to authenticate', () => {
    const operation = listOperations(toContract(contract)).find(
      ({slug}) => apiRoot + slug === route,
    );
    const markdown = readMarkdown(route);
    const text = new PageText([
      markdown.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'),
    ]);
    const facts = operation === undefined ? [] : collectFacts(operation);
    expect(facts.length).toBeGreaterThan(100);
    expect(facts.filter((fact) => !text.says(fact))).toEqual([]);
    expect(markdown).toContain('OAuth 2.0, with a bearer token in the Authorization header.');
  });

  it('describes the fields of a problem once', () => {
    const pattern = /- (<a[^>]*><\/a>)?`instance` \(/g;
    expect(readMarkdown(route).match(pattern)).toHaveLength(1);
  });
});

it('has Markdown for every page of the build, and for no redirect', () => {
  const pages = listHtmlFiles()
    .filter((file) => file.endsWith('index.html') && readBuilt(file).includes('<main'))
    .map((file) => toMarkdownFile(path.dirname(file).replace(/^\.$/, '')));
  const files = fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md') && path.basename(file) !== 'SKILL.md');
  expect(files.sort()).toEqual(pages.sort());
});

describe('llms.txt', () => {
  const text = readBuilt('llms.txt');

  it('begins with the name, a summary and the older minor versions, and has sections of links with a sentence each', () => {
    const [name, , summary, , older, ...rest] = text.split('\n');
    expect(name).toBe('# CyberView');
    expect(summary).toMatch(/^> .+\.$/);
    expect(older).toMatch(/^Other versions, which have separate pages: \[.+\)\.$/);
    expect(
      rest.filter((line) => line !== '' && !/^(## .+|- \[.+\]\(https:.+\): .+)$/.test(line)),
    ).toEqual([]);
  });

  it('lists every page', () => {
    const listed = listLinks(text);
    const expected = routes.map((route) => SITE + toMarkdownFile(route));
    expect(expected.filter((address) => !listed.includes(address))).toEqual([]);
  });

  it('lists parts that contain each page of the product and of the API once', () => {
    const parts = ['llms-full-product.txt', 'llms-full-api.txt'].map(readBuilt);
    const sources = parts.map((part) => part.match(/^Source: .+$/gm) ?? []);
    const docs = routes.filter((route) => route.startsWith('/docs'));
    expect(sources.flat()).toHaveLength(docs.length);
    expect(sources[1]?.every((line) => line.includes('/docs/API'))).toBe(true);
    expect(listLinks(text)).toContain(`${SITE}llms-full-api.txt`);
  });
});
