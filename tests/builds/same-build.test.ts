import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {BUILD} from '../html/page';
import {cloneSite, type SiteCopy} from '../site-copy';
import {listDifferences, listFilesBelow} from './compare-folders';

/** Values of the building machine that no file of the site may contain. */
const SECRETS = {
  folder: 'folder-of-builder-4c1d',
  home: 'home-of-builder-83ae',
  host: 'host-of-builder-d07b',
  person: 'name-of-builder-2f96',
  registry: 'registry-of-builder-b5e1.example',
  token: 'token-of-builder-91c8',
};

const MACHINE = {
  NODE_OPTIONS: `--require=${JSON.stringify(path.join(__dirname, 'other-machine.cjs'))}`,
  BUILDER_HOST: SECRETS.host,
  BUILDER_NAME: SECRETS.person,
  HOSTNAME: SECRETS.host,
  USER: SECRETS.person,
  LOGNAME: SECRETS.person,
  npm_config_registry: `https://${SECRETS.registry}/`,
  NPM_TOKEN: SECRETS.token,
  DOCS_SECRET: SECRETS.token,
  TZ: 'Pacific/Auckland',
  LC_ALL: 'C',
};

/** Other settings, which fill the caches with different content. */
const ELSEWHERE = {
  SITE_URL: 'https://docs.example.org',
  BASE_URL: '/portal/',
  REPORT_URL: 'mailto:docs@example.com',
  EDIT_URL: 'https://git.example.com/docs/',
};

/** Reads a file, decompressed if necessary. */
function readContent(file: string): Buffer {
  const content = fs.readFileSync(file);
  if (file.endsWith('.gz')) return zlib.gunzipSync(content);
  return file.endsWith('.br') ? zlib.brotliDecompressSync(content) : content;
}

const findLeaks = (build: string): readonly string[] =>
  listFilesBelow(build).flatMap((file) => {
    const content = readContent(path.join(build, file));
    const told = Object.values(SECRETS).filter((secret) => content.includes(secret));
    return told.map((secret) => `${file} says ${secret}`);
  });

describe('a build on another machine', () => {
  let site: SiteCopy;
  let leaks: readonly string[];

  beforeAll(async () => {
    site = await cloneSite(SECRETS.folder);
    const home = path.join(site.dir, '.cache', SECRETS.home);
    fs.mkdirSync(home, {recursive: true});
    const build = async (settings: NodeJS.ProcessEnv): Promise<readonly string[]> => {
      const env = {...MACHINE, ...settings, HOME: home};
      const {status, output} = await site.run('scripts/build-portal.ts', env);
      if (status !== 0) throw new Error(output);
      return findLeaks(path.join(site.dir, 'build'));
    };
    // The last build can use the caches of the previous ones.
    leaks = [...(await build(ELSEWHERE)), ...(await build({})), ...(await build({}))];
  });

  afterAll(() => site.remove());

  it('is byte for byte the same in another folder, with the caches of earlier builds', () => {
    expect(listFilesBelow(BUILD).length).toBeGreaterThan(300);
    expect(listDifferences(BUILD, path.join(site.dir, 'build'))).toEqual([]);
  });

  it('contains no path, name, host or secret of the build machine', () => {
    expect(leaks).toEqual([]);
  });
});
