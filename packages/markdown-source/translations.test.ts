import path from 'node:path';

import {writeFiles} from '@openapi-portal/reports/testing';
import {expect, it} from 'vitest';

import {findOriginal, findTranslation} from './files';

function writeSite() {
  const siteDir = writeFiles({
    'docs/a.mdx': '',
    'docs/b.mdx': '',
    'i18n/de/docs/current/a.mdx': '',
  });
  const inSite = (file: string): string => path.join(siteDir, file);
  const translations = new Map([[inSite('docs'), inSite('i18n/de/docs/current')]]);
  return {inSite, translations};
}

it('finds the translation of a page', () => {
  const {inSite, translations} = writeSite();
  expect(findTranslation(inSite('docs/a.mdx'), translations)).toBe(
    inSite('i18n/de/docs/current/a.mdx'),
  );
  expect(findTranslation(inSite('docs/b.mdx'), translations)).toBeUndefined();
  expect(findTranslation(inSite('docs/a.mdx'), new Map())).toBeUndefined();
});

it('finds the page of a translation', () => {
  const {inSite, translations} = writeSite();
  const file = inSite('i18n/de/docs/current/c.mdx');
  expect(findOriginal(file, translations)).toBe(inSite('docs/c.mdx'));
  expect(findOriginal(inSite('docs/a.mdx'), translations)).toBeUndefined();
});
