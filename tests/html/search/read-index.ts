import fs from 'node:fs';
import path from 'node:path';

import {
  FOLDER,
  MANIFEST,
  type Manifest,
  type TextFile,
  type TitlesFile,
} from '@openapi-portal/site-search/engine';

import {BUILD} from '../page';

const DIR = path.join(BUILD, FOLDER);

export const readIndexFile = (name: string): string =>
  fs.readFileSync(path.join(DIR, name), 'utf8');

export const listIndexFiles = (): readonly string[] => fs.readdirSync(DIR).sort();

export function readManifest(): Manifest {
  return JSON.parse(readIndexFile(MANIFEST)) as Manifest;
}

export const readTitles = (): readonly TitlesFile[] =>
  readManifest().indexes.map(({titles}) => JSON.parse(readIndexFile(titles)) as TitlesFile);

export const readTexts = (): readonly TextFile[] =>
  readManifest().indexes.map(({text}) => JSON.parse(readIndexFile(text)) as TextFile);
