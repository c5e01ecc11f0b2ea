import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {NoticesOptions} from '@openapi-portal/notices';
import {STATIC_DIR} from '@openapi-portal/static-pages';

import {bundleProgram} from './bundle-program';

/** A program for Node.js that readers download as one file. */
export interface PublishedProgram {
  /** Path of the program, from the site's root: `sandbox.mjs`. */
  readonly file: string;
  /** Absolute path of the entry module. */
  readonly entry: string;
  /** Returns the data that the program imports as `program-data`. The data must be serializable as JSON. */
  readonly readData: () => unknown;
  /** True if the data does not depend on published contracts. The program is then built while content loads. */
  readonly isReady?: boolean;
}

type Known = NoticesOptions['known'];

/** Size and digest of a program, for pages. */
export interface ProgramDigest {
  readonly bytes: number;
  readonly sha256: string;
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
 * Creates a plugin that publishes programs with a site, each as one file. Pages import their sizes and digests from
 * `@generated/published-programs/default/digests.json`, by file name. In the dev server no programs are built, and
 * that file contains none.
 *
 * @param known licences of packages without a licence text
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
        // Failures are reported in `allContentLoaded`.
        for (const one of made.filter(({isReady}) => isReady)) start(one).catch(() => undefined);
      },
      // Runs after the contracts have been checked, so that their problems are reported first.
      async allContentLoaded({actions}) {
        const entries = made.map(async (one) => [one.file, await start(one)] as const);
        await actions.createData('digests.json', Object.fromEntries(await Promise.all(entries)));
      },
    };
  };
