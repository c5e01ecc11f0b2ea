import fs from 'node:fs';
import fsPromises from 'node:fs/promises';
import path from 'node:path';

import {afterEach, describe, expect, it, vi} from 'vitest';

import {connect, exchange, request} from './testing/raw-client';
import {HOME, NOT_FOUND} from './testing/site-folder';
import {useServedSite} from './testing/served-site';

const site = useServedSite();

const get = (target: string) => request(site().server, `GET ${target}`);

/** Deletes a file after the server has found it and before the server reads it. */
function removeBeforeRead(file: string): void {
  const {createReadStream} = fs;
  const {readFile} = fsPromises;
  vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
    fs.rmSync(file, {force: true});
    return createReadStream(...args);
  });
  vi.spyOn(fsPromises, 'readFile').mockImplementation((...args) => {
    fs.rmSync(file, {force: true});
    return readFile(...args);
  });
}

afterEach(async () => {
  vi.restoreAllMocks();
  expect((await get('/')).body).toBe(HOME);
});

describe('a URL', () => {
  it.each([
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/index.html%00.png',
    '/../secret.html',
    '/docs/../../secret.html',
    '/..%2fsecret.html',
    '/..%2Fsecret',
    '/%2e%2e/secret.html',
    '/%2e%2e%2fsecret.html',
    '/%252e%252e/secret.html',
    '/..\\secret.html',
    '/..%5csecret.html',
    '/../build-old/a.html',
    '/../build/index.html',
    '/..',
    '//evil/x',
    '//evil/x?docusaurus-data-has-hydrated=true',
    'http://evil/x',
    '*',
  ])('outside the site returns the not-found page: %s', async (target) => {
    const {status, body} = await get(target);
    expect(status).toBe(404);
    expect(body).toBe(NOT_FOUND);
  });

  it.each([
    ['name', `/${'a'.repeat(5000)}`],
    ['path', '/a'.repeat(5000)],
  ])('whose %s is too long for a file system returns the not-found page', async (_, target) => {
    const {status, body} = await get(target);
    expect(status).toBe(404);
    expect(body).toBe(NOT_FOUND);
  });

  it('of the root does not return a page next to the folder', async () => {
    fs.rmSync(path.join(site().dir, 'index.html'));
    const {status, body} = await get('/');
    fs.writeFileSync(path.join(site().dir, 'index.html'), HOME);
    expect(status).toBe(404);
    expect(body).toBe(NOT_FOUND);
  });

  it.each(['/', '/?'])('that is too long is rejected: %sa…', async (start) => {
    expect((await get(`${start}${'a'.repeat(20_000)}`)).status).toBe(431);
  });
});

describe('a symbolic link', () => {
  const link = (name: string, target: string): void =>
    fs.symlinkSync(target, path.join(site().dir, name));

  it.each(['/out.html', '/out', '/away/secret.html', '/away/secret', '/away/build-old/a'])(
    'out of the site is not followed: %s',
    async (target) => {
      link('out.html', '../secret.html');
      link('away', site().outside);
      const {status, body} = await get(target);
      expect(status).toBe(404);
      expect(body).toBe(NOT_FOUND);
    },
  );

  it.each(['/loop', '/nowhere'])('without a target returns no page: %s', async (target) => {
    link('loop', 'loop');
    link('nowhere', 'nothing');
    expect((await get(target)).status).toBe(404);
  });

  it('out of the site is not followed for the not-found page', async () => {
    fs.rmSync(path.join(site().dir, '404.html'));
    link('404.html', '../secret.html');
    expect((await get('/nothing')).body).toBe('Not found.\n');
  });

  it('inside the site is followed', async () => {
    link('latest.html', 'docs/risks.html');
    link('newest', 'docs/tasks');
    expect((await get('/latest')).body).toBe('risks');
    expect((await get('/newest/')).body).toBe('tasks');
  });
});

describe('a file that is removed', () => {
  it('is not found if it changes between lookup and reading', async () => {
    removeBeforeRead(path.join(site().dir, 'docs/risks.html'));
    const {status, headers, body} = await get('/docs/risks');
    expect(status).toBe(404);
    expect(headers['content-length']).toBe(String(NOT_FOUND.length));
    expect(headers).not.toHaveProperty('etag');
    expect(body).toBe(NOT_FOUND);
  });

  it('returns plain text if it is the not-found page', async () => {
    fs.rmSync(path.join(site().dir, '404.html'));
    const {status, headers, body} = await get('/nothing');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('Not found.\n');
  });

  it('returns plain text if it is the not-found page and is removed at the last moment', async () => {
    removeBeforeRead(path.join(site().dir, '404.html'));
    const {status, body} = await get('/nothing');
    expect(status).toBe(404);
    expect(body).toBe('Not found.\n');
  });

  it('returns plain text if the whole site is removed', async () => {
    fs.renameSync(site().dir, `${site().dir}-away`);
    const {status, body} = await get('/');
    fs.renameSync(`${site().dir}-away`, site().dir);
    expect(status).toBe(404);
    expect(body).toBe('Not found.\n');
  });
});

describe('a failure of the server', () => {
  it('returns 500 and is logged in one line', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(fsPromises, 'realpath').mockRejectedValue(new Error('EIO:\ni/o \x9b\x1b[31merror'));
    const {status, body} = await get('/docs');
    expect(status).toBe(500);
    expect(body).toBe('The server failed.\n');
    expect(log.mock.calls).toEqual([['GET /docs failed: Error: EIO: i/o  [31merror']]);
  });

  it('ends the response while a file is being sent', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const {createReadStream} = fs;
    vi.spyOn(fs, 'createReadStream').mockImplementationOnce((...args) => {
      const stream = createReadStream(...args);
      return stream.once('data', () => stream.destroy(new Error('EIO')));
    });
    const {status, headers, body} = await get('/large.bin');
    expect(status).toBe(200);
    expect(body.length).toBeLessThan(Number(headers['content-length']));
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a method', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'other than GET and HEAD is rejected: %s',
    async (method) => {
      for (const target of ['/', '/nothing', '*']) {
        const {status, headers, body} = await request(site().server, `${method} ${target}`);
        expect(status).toBe(405);
        expect(headers.allow).toBe('GET, HEAD');
        expect(body).toBe('This server only supports GET, HEAD.\n');
      }
    },
  );

  it('that is unknown is rejected', async () => {
    expect((await request(site().server, 'BREW /')).status).toBe(400);
  });

  it('that requests a tunnel ends the connection', async () => {
    expect(await exchange(site().server, 'CONNECT evil:80 HTTP/1.1\r\nHost: evil\r\n\r\n')).toBe(
      '',
    );
  });

  it('is answered normally if the client requests another protocol', async () => {
    const {server} = site();
    const {status} = await request(server, 'GET /docs', 'Connection: Upgrade', 'Upgrade: h2c');
    expect(status).toBe(200);
  });
});

describe('input that is not HTTP', () => {
  it.each([
    '\r\n\r\nGARBAGE\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    '\x00\x00\x00\x00',
    'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
    'GET /\x80\xff HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHe\x00ader: b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHeader : b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: five\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
  ])('returns 400: %j', async (bytes) => {
    expect(await exchange(site().server, bytes)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['of one header', [`Cookie: ${'a'.repeat(20_000)}`]],
    ['of headers', Array.from({length: 5000}, (_, index) => `H${index}: a`)],
  ])('is rejected if it is a flood %s', async (_, headers) => {
    expect((await request(site().server, 'GET /', ...headers)).status).toBe(431);
  });

  it('does no harm if it ends early', async () => {
    for (const bytes of [
      '',
      'GET / HT',
      'GET / HTTP/1.1\r\nHost',
      'POST / HTTP/1.1\r\nHost: a\r\n',
    ]) {
      const socket = await connect(site().server);
      socket.write(bytes);
      socket.resetAndDestroy();
    }
  });
});
