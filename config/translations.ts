import path from 'node:path';

import type {Translations} from '@openapi-portal/checked-prose';

import {versions} from './versions';

/** Where Docusaurus looks for translations of the pages of a folder, in the folder of a language. */
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

/** The languages besides the first, each of which has a folder of its own in a build. */
export const listOtherLocales = (): readonly string[] =>
  i18n.locales.filter((locale) => locale !== i18n.defaultLocale);

/** The language that is built or shown, if it is not the first. Docusaurus says so while it reads the configuration. */
export function readSecondLocale(): string | undefined {
  const locale = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return locale === i18n.defaultLocale || locale === 'undefined' ? undefined : locale;
}

/** Folders of translations into the language that is built, relative to the site, by those of the pages. */
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

/** Where the pages of the language stand on their host: those of the first at the base path of the site. */
export function toLocaleBase(baseUrl: string): string {
  const locale = readSecondLocale();
  return locale === undefined ? baseUrl : `${baseUrl}${locale}/`;
}
