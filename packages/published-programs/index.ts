import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {NoticesOptions} from '@openapi-portal/notices';
import {STATIC_DIR} from '@openapi-portal/static-pages';

import {bundleProgram} from './bundle-program';

/** A program that readers download as one file, for Node.js alone. */
export interface PublishedProgram {
  /** Path of the program, from the site's root: `sandbox.mjs`. */
  readonly file: string;
  /** Absolute path of the module that it begins with. */
  readonly entry: string;
  /** Returns the data that the module imports as `program-data`: plain data. */
  readonly readData: () => unknown;
  /**
   * True if the data is available before the contracts are published: the program is then built while content
   * loads.
   */
  readonly isReady?: boolean;
}

type Known = NoticesOptions['known'];

/** Size and digest of a program, for pages. */
export interface ProgramDigest {
  readonly bytes: number;
  readonly sha256: string;
  /** The names of the packages that are in it. */
  readonly packages: readonly string[];
}

async function publish(
  siteDir: string,
  program: PublishedProgram,
  known: Known,
): Promise<ProgramDigest> {
  const file = path.join(siteDir, STATIC_DIR, program.file);
  const packages = await bundleProgram({...program, data: program.readData(), output: file, known});
  const content = await fs.readFile(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return {bytes: content.length, sha256, packages};
}

/**
 * A plugin that publishes programs with a site, each as one file. Pages find their sizes and digests in
 * `@generated/published-programs/default/digests.json`, by the names of the files. The dev server makes none: there the
 * file is empty.
 *
 * @param known licences of packages in them that do not have the text of theirs
 */
export const createPublishedPrograms =
  (programs: readonly PublishedProgram[], known: Known = {}) =>
  ({siteDir}: LoadContext): Plugin => {
    const made = process.env.NODE_ENV === 'development' ? [] : programs;
    const digests = new Map<PublishedProgram, Promise<ProgramDigest>>();
    const start = (program: PublishedProgram): Promise<ProgramDigest> => {
      const digest = digests.get(program) ?? publish(siteDir, program, known);
      digests.set(program, digest);
      return digest;
    };
    return {
      name: 'published-programs',
      loadContent() {
        // A failure is reported below.
        for (const one of made.filter(({isReady}) => isReady)) start(one).catch(() => undefined);
      },
      // Once the contracts that programs are made of were checked, whose problems an author reads as a report.
      async allContentLoaded({actions}) {
        const entries = made.map(async (one) => [one.file, await start(one)] as const);
        await actions.createData('digests.json', Object.fromEntries(await Promise.all(entries)));
      },
    };
  };
