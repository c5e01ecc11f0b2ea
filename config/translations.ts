import path from 'node:path';

import type {Translations} from '@openapi-portal/checked-prose';

import {versions} from './versions';

/** Folders of translated pages below the folder of a language, by the folder of the original pages. */
const FOLDERS: Readonly<Record<string, string>> = {
  docs: 'docusaurus-plugin-content-docs/current',
  ...Object.fromEntries(
    versions.map(({name, dir}) => [dir, `docusaurus-plugin-content-docs/version-${name}`]),
  ),
  'docs-api': 'docusaurus-plugin-content-docs-api/current',
  blog: 'docusaurus-plugin-content-blog',
  'src/pages': 'docusaurus-plugin-content-pages',
};

/** The languages of the site; `npx docusaurus write-translations --locale de` writes what a second one begins with. */
export const i18n = {defaultLocale: 'en', locales: ['en']};

/** Lists the languages other than the default, each of which has its own folder in a build. */
export const listOtherLocales = (): readonly string[] =>
  i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

/** Returns the current language unless it is the default. Docusaurus sets it while it reads the configuration. */
export function readSecondLocale(): string | undefined {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return locale === i18n.defaultLocale || locale === 'undefined' ? undefined : locale;
}

/**
 * Lists the folders of translations into the current language by the folders of the original pages, relative to
 * the site.
 */
export function listTranslations(): Readonly<Record<string, string>> {
  const locale = readSecondLocale();
  if (locale === undefined) return {};
  const entries = Object.entries(FOLDERS);
  return Object.fromEntries(entries.map(([dir, folder]) => [dir, `i18n/${locale}/${folder}`]));
}

/** The same by absolute paths. */
export const toTranslations = (siteDir: string): Translations =>
  new Map(
    Object.entries(listTranslations()).map(([dir, folder]) => [
      path.join(siteDir, dir),
      path.join(siteDir, folder),
    ]),
  );

/** Returns the path of the current language on its host; the default language is at the base path of the site. */
export function toLocaleBase(baseUrl: string): string {
  const locale = readSecondLocale();
  return locale === undefined ? baseUrl : `${baseUrl}${locale}/`;
}
