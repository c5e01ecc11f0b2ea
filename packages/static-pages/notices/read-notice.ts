import fs from 'node:fs';
import path from 'node:path';

import type {BundledPackage} from './bundled-packages';
import {MIT} from './mit';
import type {KnownLicence} from './options';

/** A package, and what its licence wants readers to be told. */
export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
  /** Why the text is not that of the package. */
  readonly because?: string;
}

/** A licence, and what the Apache License wants to be passed on with it. */
const LICENCE_FILE = /^(licen[cs]e|copying|notice)(?![a-z])(?!.*\.[cm]?[jt]s$)/i;

function readText(folder: string): string {
  const files = fs.readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

/**
 * What readers are told of a package.
 *
 * @param known what the site knows of a package without a text
 * @returns nothing where the package has no text or no name of its licence, and the site knows neither
 */
export function readNotice(
  {name, version, licence, folder}: BundledPackage,
  known: KnownLicence | undefined,
): Notice | undefined {
  const text = readText(folder);
  if (text !== '' && licence !== '') return {name, version, licence, text};
  if (known === undefined || !['', 'MIT'].includes(licence)) return undefined;
  return {
    name,
    version,
    licence: 'MIT',
    text: `${known.copyright.join('\n')}\n\n${MIT}`,
    because: known.because,
  };
}
