import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {writeFiles} from '@openapi-portal/reports/testing';
import {startLocally} from '@openapi-portal/reports/testing/server';
import {describe, expect, it, onTestFinished} from 'vitest';

import {SiteFiles} from './site-files';

async function serve(listener: http.RequestListener): Promise<{files: SiteFiles; origin: string}> {
  const {origin, close} = await startLocally(listener);
  onTestFinished(close);
  return {files: new SiteFiles(`${origin}/base`), origin};
}

/** Paths with which a site could make the server read files outside of the site. */
const LEADING_AWAY = [
  '../secret.md',
  'docs/../../secret.md',
  'docs/./secret.md',
  '%2e%2e/secret.md',
  'docs/%2E%2e/secret.md',
  '%252e%252e/secret.md',
  'docs/..%2fsecret.md',
  'docs%2f..%2f..%2fsecret.md',
  '..\\secret.md',
  'docs\\..\\..\\secret.md',
  'docs/%5c..%5csecret.md',
  '//other.example/secret.md',
  '/etc/passwd',
  'http://other.example/secret.md',
  'https:///other.example/secret.md',
  'file:///etc/passwd',
  'docs//secret.md',
  'docs/a\nb.md',
  '',
];

describe('files of a site', () => {
  it.each(LEADING_AWAY)('are never above or next to its folder: %j', async (file) => {
    const asked: (string | undefined)[] = [];
    const {files} = await serve((request, response) => {
      asked.push(request.url);
      response.end('secret');
    });
    const dir = writeFiles({'secret.md': 'secret', 'site/docs/a.md': 'A'});
    for (const one of [files, new SiteFiles(path.join(dir, 'site'))])
      await expect(one.read(file)).rejects.toThrow('The site refers to a file that is not below');
    expect(asked).toEqual([]);
  });

  it.each([
    ['javascript:alert(1)', '/base/javascript%3Aalert(1)'],
    ['data:text/plain,secret', '/base/data%3Atext/plain%2Csecret'],
    ['a@other.example', '/base/a%40other.example'],
    ['a?b#c', '/base/a%3Fb%23c'],
    ['docs/%C3%A9t%C3%A9.md', '/base/docs/%C3%A9t%C3%A9.md'],
    ['100%.md', '/base/100%25.md'],
  ])('stay inside the folder under odd names: %s', async (file, expected) => {
    const asked: (string | undefined)[] = [];
    const {files} = await serve((request, response) => {
      asked.push(request.url);
      response.end('text');
    });
    expect(await files.read(file)).toBe('text');
    expect(asked).toEqual([expected]);
  });

  it.each([301, 302, 303, 307, 308])(
    'are not requested from the target of a redirect: %i',
    async (status) => {
      let isReached = false;
      const other = await startLocally((_, response) => {
        isReached = true;
        response.end('secret');
      });
      onTestFinished(other.close);
      const {files, origin} = await serve((_, response) =>
        response.writeHead(status, {Location: `${other.origin}/a.md`}).end(),
      );
      await expect(files.read('a.md')).rejects.toThrow(`${origin}/base/a.md redirects`);
      expect(isReached).toBe(false);
    },
  );

  it('are not read through a link out of the folder, or from a device', async () => {
    const dir = writeFiles({'secret.md': 'secret', 'site/a.md': 'A'});
    const site = path.join(dir, 'site');
    fs.symlinkSync('../secret.md', path.join(site, 'b.md'));
    fs.symlinkSync('a.md', path.join(site, 'c.md'));
    fs.symlinkSync('/dev', path.join(site, 'devices'));
    fs.mkdirSync(path.join(site, 'd.md'));
    const files = new SiteFiles(site);
    await expect(files.read('b.md')).rejects.toThrow('b.md is a link to a file outside of');
    await expect(files.read('devices/zero')).rejects.toThrow('is a link to a file outside of');
    expect(await files.read('c.md')).toBe('A');
    expect(await files.read('d.md')).toBeUndefined();
    expect(await files.read('a.md/b')).toBeUndefined();
  });

  it('are read through a link to the folder', async () => {
    const dir = writeFiles({'site/a.md': 'A'});
    fs.symlinkSync('site', path.join(dir, 'link'));
    expect(await new SiteFiles(path.join(dir, 'link')).read('a.md')).toBe('A');
  });
});

describe('a file that is too large', () => {
  /** Writes until the client closes the connection. */
  const pour = (response: http.ServerResponse, chunk: Buffer, counted: {bytes: number}): void => {
    const write = (): void => {
      while (!response.destroyed) {
        counted.bytes += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
    };
    write();
  };

  it('is only read up to the limit', async () => {
    const counted = {bytes: 0};
    const {files} = await serve((_, response) =>
      pour(response, Buffer.alloc(65_536, 'a'), counted),
    );
    await expect(files.read('a.md')).rejects.toThrow(
      'is larger than 32 MiB, the limit of this program',
    );
    expect(counted.bytes).toBeLessThan(48 * 1024 * 1024);
  });

  it('is measured while it is unpacked', async () => {
    const packed = gzipSync(Buffer.alloc(100 * 1024 * 1024));
    const {files} = await serve((_, response) =>
      response.writeHead(200, {'Content-Encoding': 'gzip'}).end(packed),
    );
    await expect(files.read('a.md')).rejects.toThrow('is larger than 32 MiB');
  });

  it('is not read from a folder', async () => {
    const dir = writeFiles({'a.md': ''});
    fs.truncateSync(path.join(dir, 'a.md'), 33 * 1024 * 1024);
    await expect(new SiteFiles(dir).read('a.md')).rejects.toThrow('is larger than 32 MiB');
  });
});

describe('a slow host', () => {
  /** Sends a byte every few milliseconds, in the headers or in the body, and never ends. */
  const drip = (response: http.ServerResponse, isInBody: boolean): void => {
    if (isInBody) response.writeHead(200);
    const timer = setInterval(() => {
      if (isInBody) response.write('a');
      else response.socket?.write('a');
    }, 20);
    response.on('close', () => clearInterval(timer));
  };

  it.each([
    ['headers', false, 'a.md does not respond: try again, or correct the URL'],
    ['body', true, 'a.md did not arrive in 0.3 seconds: try again'],
  ])('times out: byte by byte in the %s', async (_, isInBody, message) => {
    const {origin} = await serve((_request, response) => drip(response, isInBody));
    await expect(new SiteFiles(origin, 300).read('a.md')).rejects.toThrow(message);
  });
});
