import fs from 'node:fs';
import path from 'node:path';

import {readApis, SIDEBARS_DIR} from '@openapi-portal/openapi-model/files';

import type {Category} from './sidebar';
import {giveKeys} from './unique-keys';

/**
 * The pages of each API of the site as a category: its introduction is the category's page, then the
 * categories of its tags, its webhooks, and schemas that have pages of their own.
 *
 * @throws Error where nothing is generated yet
 */
export const readSidebars = (): readonly Category[] =>
  giveKeys(
    readApis(process.cwd()).map(({id}) => {
      const file = path.resolve(SIDEBARS_DIR, `${id}.json`);
      return JSON.parse(fs.readFileSync(file, 'utf8')) as Category;
    }),
  );
