import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {writeFiles as writeFolder} from '@openapi-portal/reports/testing';

import type {HeaderRule} from '../config/headers';

import {formatUpload, UPLOAD_SCRIPT} from './object-storage';

const FILES = ['404.html', 'assets/js/main.1.js', "docs/it's/index.html", 'index.html', 'llms.txt'];

const RULES: readonly HeaderRule[] = [
  {path: '/portal/*', headers: {'Cache-Control': 'no-cache'}},
  {path: '/portal/assets/*', headers: {'Cache-Control': 'max-age=31536000, immutable'}},
];

/** A replacement for `aws` that prints its arguments, one per line. */
const RECORDER = '#!/bin/sh\nfor word in "$@"; do echo "$word"; done\necho "---"\n';

function makeFolder(): string {
  const dir = writeFolder({
    [UPLOAD_SCRIPT]: formatUpload(RULES, '/portal/', FILES),
    aws: RECORDER,
    ...Object.fromEntries(FILES.map((file) => [`build/${file}`, 'x'])),
  });
  fs.chmodSync(path.join(dir, 'aws'), 0o755);
  return dir;
}

function upload(dir: string, args: readonly string[]) {
  const env = {...process.env, PATH: `${dir}:${process.env.PATH ?? ''}`};
  return spawnSync('sh', [UPLOAD_SCRIPT, ...args], {cwd: dir, env, encoding: 'utf8'});
}

/** Runs the upload script, and lists the arguments of each call of `aws`. */
const listCalls = (dir: string, args: readonly string[]): readonly (readonly string[])[] =>
  upload(dir, args)
    .stdout.split('---\n')
    .filter((call) => call !== '')
    .map((call) => call.trim().split('\n'));

const findValues = (call: readonly string[], option: string): readonly string[] =>
  call.flatMap((word, index) => (word === option ? [call[index + 1] ?? ''] : []));

describe('the upload to object storage', () => {
  it('sends each file once with its type and cache lifetime, pages last', () => {
    const calls = listCalls(makeFolder(), ['s3://bucket/']);
    const sent = calls.map((call) => ({
      files: findValues(call, '--include'),
      cache: findValues(call, '--cache-control')[0],
      type: findValues(call, '--content-type')[0],
    }));
    expect(sent).toEqual([
      {
        files: ['assets/js/main.1.js'],
        cache: 'max-age=31536000, immutable',
        type: 'text/javascript; charset=utf-8',
      },
      {files: ['llms.txt'], cache: 'no-cache', type: 'text/plain; charset=utf-8'},
      {
        files: ['404.html', "docs/it's/index.html", 'index.html'],
        cache: 'no-cache',
        type: 'text/html; charset=utf-8',
      },
    ]);
  });

  it('uploads files whose names look like patterns', () => {
    expect(formatUpload(RULES, '/', ['a/[id]*?.html'])).toContain("'a/[[]id][*][?].html'");
  });

  it('uploads the files below the base path and deletes nothing', () => {
    const calls = listCalls(makeFolder(), ['s3://bucket', '--dryrun']);
    for (const call of calls) {
      expect(call.slice(0, 5)).toEqual(['s3', 'cp', 'build', 's3://bucket/portal/', '--recursive']);
      expect(call.at(-1)).toBe('--dryrun');
      expect(call).not.toContain('--delete');
    }
    expect(calls).toHaveLength(3);
  });

  it('reports a missing bucket or build', () => {
    const dir = makeFolder();
    const withoutBucket = upload(dir, []);
    expect(withoutBucket).toMatchObject({status: 2, stdout: ''});
    expect(withoutBucket.stderr).toContain('s3://bucket');
    fs.rmSync(path.join(dir, 'build'), {recursive: true});
    const withoutBuild = upload(dir, ['s3://bucket']);
    expect(withoutBuild).toMatchObject({status: 2, stdout: ''});
    expect(withoutBuild.stderr).toContain('build does not contain a build. Run npm run build');
  });

  it('is a script that a shell can parse', () => {
    const dir = makeFolder();
    expect(() => execFileSync('sh', ['-n', UPLOAD_SCRIPT], {cwd: dir})).not.toThrow();
  });
});
