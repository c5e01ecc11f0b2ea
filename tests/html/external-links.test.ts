import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';
import {parse} from 'yaml';

import {linkSources} from '../../config/texts';
import type {AcceptedLink} from '../../scripts/external-links/check-links';
import {findLinks, readLinks} from '../../scripts/external-links/find-links';
import {siteDir} from '../../scripts/site';
import {listHtmlFiles, readPage} from './page';

const known = new Set(readLinks(siteDir, linkSources).map(({address}) => address));

const listLinks = (page: string): readonly string[] =>
  [...readPage(page).querySelectorAll('a[href^=http]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => findLinks(page, address).length > 0);

it('npm run check:links requests every external link of the site', () => {
  const links = new Set(
    listHtmlFiles()
      .filter((file) => file.endsWith('.html'))
      .flatMap(listLinks),
  );
  // Docusaurus shows this link if the scripts of a site cannot be loaded.
  links.delete('https://docusaurus.io/docs/docusaurus.config.js/#baseUrl');
  expect(links.size).toBeGreaterThan(50);
  expect([...links].filter((address) => !known.has(address))).toEqual([]);
});

it('every URL that is not requested has a reason, and is on a page', () => {
  const file = path.join(siteDir, 'config/accepted-links.yaml');
  const accepted = parse(fs.readFileSync(file, 'utf8')) as readonly AcceptedLink[];
  expect(accepted.filter(({because}) => because.length < 20)).toEqual([]);
  const isNamed = (one: AcceptedLink) => [...known].some((link) => link.startsWith(one.address));
  expect(accepted.filter((one) => !isNamed(one))).toEqual([]);
});
