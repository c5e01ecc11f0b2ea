import path from 'node:path';

import type {Translations} from '@openapi-portal/checked-prose';

import {versions} from './versions';

/** Folders of translated pages below `i18n/<locale>/`, by the folder of the original pages. */
const FOLDERS: Readonly<Record<string, string>> = {
  docs: 'docusaurus-plugin-content-docs/current',
  ...Object.fromEntries(
    versions.map(({name, dir}) => [dir, `docusaurus-plugin-content-docs/version-${name}`]),
  ),
  'docs-api': 'docusaurus-plugin-content-docs-api/current',
  blog: 'docusaurus-plugin-content-blog',
  'src/pages': 'docusaurus-plugin-content-pages',
};

/** Languages of the site. `npx docusaurus write-translations --locale de` creates the files for German. */
export const i18n = {defaultLocale: 'en', locales: ['en']};

/** Lists the languages other than the default, each of which has its own folder in a build. */
export const listOtherLocales = (): readonly string[] =>
  i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

/** Returns the current language unless it is the default. Docusaurus sets the variable beforehand. */
export function readSecondLocale(): string | undefined {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return locale === i18n.defaultLocale || locale === 'undefined' ? undefined : locale;
}

/** Maps folders of original pages to those of their translations into the current language. */
export function listTranslations(): Readonly<Record<string, string>> {
  const locale = readSecondLocale();
  if (locale === undefined) return {};
  const entries = Object.entries(FOLDERS);
  return Object.fromEntries(entries.map(([dir, folder]) => [dir, `i18n/${locale}/${folder}`]));
}

/** Returns the same map as `listTranslations`, with absolute paths. */
export const toTranslations = (siteDir: string): Translations =>
  new Map(
    Object.entries(listTranslations()).map(([dir, folder]) => [
      path.join(siteDir, dir),
      path.join(siteDir, folder),
    ]),
  );

/** Returns the base path of the current language. The default language has the base path of the site. */
export function toLocaleBase(baseUrl: string): string {
  const locale = readSecondLocale();
  return locale === undefined ? baseUrl : `${baseUrl}${locale}/`;
}
