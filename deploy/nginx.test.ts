import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {findFreePort} from '@openapi-portal/reports/testing/server';
import {afterAll, beforeAll, expect, it} from 'vitest';

import {readHeaders} from '../config/headers';
import {findHeaders} from '../config/headers-file';
import {findMediaType} from './media-types';
import {formatMaps} from './nginx-maps';
import {formatServer} from './nginx-server';
import {isRedirectPage, readRedirects} from './redirects-file';
import {listSiteFiles} from './site-files';
import {describeNginx} from './testing/describe-nginx';
import {type RunningNginx, runNginx} from './testing/run-nginx';
import {writeFiles} from './write-files';
import {buildDir, siteDir} from '../scripts/site';
import {exchange, request} from '../scripts/testing/raw-client';

const dir = path.join(siteDir, '.cache/nginx');

let nginx: RunningNginx;

const server = {
  address: () => ({port: nginx.port, address: '127.0.0.1', family: 'IPv4'}),
};

const get = (target: string, ...headers: readonly string[]) =>
  request(server, `GET ${target}`, ...headers);

const read = (file: string): string => fs.readFileSync(path.join(buildDir, file), 'latin1');

const unpack = {br: brotliDecompressSync, gzip: gunzipSync};

/** Decompresses a body. Responses with static files are not chunked, so the body is the content. */
const decode = (encoding: keyof typeof unpack, body: string): string =>
  unpack[encoding](Buffer.from(body, 'latin1')).toString('latin1');

it('leaves the media type to nginx, which would send the type of a rule in addition', () => {
  const rules = [{path: '/*', headers: {'Content-Type': 'text/plain', 'X-Policy': 'strict'}}];
  expect(formatMaps(rules, [])).not.toContain('content_type');
  expect(formatServer(rules, '/')).not.toContain('add_header Content-Type');
  expect(formatServer(rules, '/')).toContain('add_header X-Policy');
});

describeNginx('nginx with the files of npm run publish:files', (program) => {
  const files = listSiteFiles(buildDir).filter((file) => !isRedirectPage(buildDir, file));
  const rules = readHeaders(buildDir);
  const notFound = read('404.html');
  const script = files.find((file) => /^assets\/js\/main\..*\.js$/.test(file)) ?? '';

  beforeAll(async () => {
    await writeFiles(buildDir, dir);
    nginx = await runNginx(program, dir);
  });

  afterAll(async () => {
    await nginx.stop();
    fs.rmSync(dir, {recursive: true});
  });

  it('sends each file whole, with its media type and the headers of _headers', async () => {
    for (const file of files) {
      const {status, headers, body} = await get(`/${file}`);
      const expected = findHeaders(rules, `/${file}`);
      const sent = Object.fromEntries(
        Object.keys(expected).map((name) => [name, headers[name.toLowerCase()]]),
      );
      expect({file, status, type: headers['content-type'], sent}).toEqual({
        file,
        status: 200,
        type: findMediaType(file),
        sent: expected,
      });
      expect(body === read(file), file).toBe(true);
    }
    expect(files.length).toBeGreaterThan(200);
  });

  it('sends one Content-Type even if _headers also sets it', async () => {
    const answer = await exchange(
      server,
      'GET /docs/API/Ciso-API/openapi.d.ts HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(answer.match(/^Content-Type: .*(?=\r)/gim)).toEqual([
      'Content-Type: text/plain; charset=utf-8',
    ]);
  });

  it('sends no policy with files that are not documents', async () => {
    const {headers} = await get(`/${script}`);
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).toMatchObject({'cache-control': 'max-age=31536000, immutable'});
  });

  it.each([
    ['/', 'index.html'],
    ['/?query=1', 'index.html'],
    ['/docs/introduction', 'docs/introduction/index.html'],
    ['/docs/introduction/', 'docs/introduction/index.html'],
    ['/docs/API/Ciso-API/create-user', 'docs/API/Ciso-API/create-user/index.html'],
    ['//docs//introduction', 'docs/introduction/index.html'],
    ['/%64ocs/introduction', 'docs/introduction/index.html'],
  ])('responds to %s with its page', async (target, file) => {
    const {status, headers, body} = await get(target);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe(read(file));
  });

  it.each(['br', 'gzip'] as const)('sends files compressed by %s', async (encoding) => {
    for (const [target, file] of [
      ['/', 'index.html'],
      [`/${script}`, script],
      ['/openapi.yaml', 'openapi.yaml'],
    ] as const) {
      const {headers, body} = await get(target, `Accept-Encoding: ${encoding}`);
      expect(headers).toMatchObject({'content-encoding': encoding, vary: 'Accept-Encoding'});
      expect(headers['content-type']).toBe(findMediaType(file));
      expect(decode(encoding, body)).toBe(read(file));
    }
  });

  it('prefers Brotli, and sends uncompressed files to clients that accept neither', async () => {
    const {headers} = await get('/', 'Accept-Encoding: gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    const plain = await get('/', 'Accept-Encoding: identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('returns 304 with the same headers if the client has the file', async () => {
    const {headers} = await get('/', 'Accept-Encoding: br');
    const condition = `If-None-Match: ${headers.etag ?? ''}`;
    const answer = await get('/', 'Accept-Encoding: br', condition);
    expect(answer).toMatchObject({status: 304, body: ''});
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await get('/', 'Accept-Encoding: gzip', condition)).status).toBe(200);
    expect((await get('/', 'If-None-Match: "another"')).status).toBe(200);
  });

  it('sends a range of a file', async () => {
    const {status, headers, body} = await get('/openapi.yaml', 'Range: bytes=0-6');
    expect({status, body}).toEqual({status: 206, body: 'openapi'});
    expect(headers['content-range']).toMatch(/^bytes 0-6\/\d+$/);
    expect((await get('/openapi.yaml', 'Range: bytes=99999999-')).status).toBe(416);
  });

  it.each([
    ['of another version', ['Range: bytes=0-6', 'If-Range: "another"']],
    ['in many pieces', [`Range: bytes=${'0-,'.repeat(100)}0-`]],
    ['of no bytes', ['Range: lines=1-2']],
  ])('sends the whole file if the client requests a range %s', async (_, headers) => {
    const {status, body} = await get('/openapi.yaml', ...headers);
    expect(status).toBe(200);
    expect(body).toBe(read('openapi.yaml'));
  });

  it('returns only the headers for HEAD', async () => {
    const {status, headers, body} = await request(server, 'HEAD /');
    expect({status, body}).toEqual({status: 200, body: ''});
    expect(headers['content-length']).toBe(String(read('index.html').length));
  });

  it('redirects every old, short or lower-case URL, with its query', async () => {
    const redirects = readRedirects(buildDir, '/');
    for (const {from, to} of redirects) {
      for (const target of [from, `${from}/`]) {
        const {status, headers} = await get(`${target}?from=mail`);
        const location = /[?#]/.test(to) ? to : `${to}?from=mail`;
        expect({target, status, location: headers.location}).toEqual({
          target,
          status: 301,
          location,
        });
      }
    }
    expect(redirects.map(({from}) => from)).toContain('/docs/api/ciso-api/create-user');
    expect((await get('/Docs/Api/Errors')).headers.location).toBe('/docs/API/errors');
  });

  it.each([
    '/nothing/here',
    '/docs/nothing.html',
    '/assets/',
    '/assets/js/gone.js',
    '/_headers',
    '/_redirects',
    '/index.html.br',
    '/index.html.gz',
    '/.git/config',
    '/.env',
    '/nginx/server.conf',
    '/index.html%2500.png',
    '/%252e%252e/nginx/server.conf',
    '/..%5cnginx%5cserver.conf',
    '/a%0ab',
    `/${'a'.repeat(4000)}`,
  ])('responds to %s with the not-found page, status 404 and the policy', async (target) => {
    const {status, headers, body} = await get(target);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(
      findHeaders(rules, '/404.html')['Content-Security-Policy'],
    );
    expect(body).toBe(notFound);
  });

  it.each([
    '/../nginx/server.conf',
    '/docs/../../nginx/server.conf',
    '/..%2fnginx/server.conf',
    '/%2e%2e/nginx/server.conf',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/%',
    '/%00',
    '/index.html%00.png',
  ])('rejects a path outside the site: %s', async (target) => {
    const {status, body} = await get(target);
    expect(status).toBe(400);
    expect(body).not.toContain('client_max_body_size');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'rejects the method %s',
    async (method) => {
      const {status, headers} = await request(server, `${method} /`);
      expect(status).toBe(405);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each([
    ['address', 414, `GET /${'a'.repeat(20_000)}`, []],
    ['header', 400, 'GET /', [`Cookie: ${'a'.repeat(20_000)}`]],
    ['lot of headers', 400, 'GET /', Array.from({length: 5000}, (_, i) => `H${i}: aaaaaaaa`)],
    ['body', 413, 'POST /', ['Content-Length: 1000000']],
  ] as const)('rejects a %s that is too large with %i', async (_, expected, start, headers) => {
    expect((await request(server, start, ...headers)).status).toBe(expected);
  });

  it.each([
    [400, 'GET', `Cookie: ${'a'.repeat(20_000)}`],
    [405, 'POST', 'Content-Length: 0'],
    [412, 'GET', 'If-Match: "another"'],
    [413, 'GET', 'Content-Length: 5000'],
    [416, 'GET', 'Range: bytes=99999999-'],
  ])(
    'never lets caches store a %i response for a file that they store for a year',
    async (expected, ...how) => {
      const [method, header] = how;
      const bytes = `${method} /${script} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n\r\n`;
      const answer = await exchange(server, bytes);
      expect(answer).toContain(`HTTP/1.1 ${expected} `);
      const lifetimes = new Set(answer.match(/^Cache-Control: .*(?=\r)/gim));
      expect([...lifetimes]).toEqual(['Cache-Control: no-cache']);
    },
  );

  it.each([
    '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n',
    'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
    'GET /\x01 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: five\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n',
  ])('rejects requests that are not HTTP: %j', async (bytes) => {
    const answer = await exchange(server, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|505) /);
    expect((await get('/')).status).toBe(200);
  });

  it('uses the server configuration of the README, except TLS', () => {
    const readme = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
    const [, block = ''] = /```nginx\n([^`]*)```/.exec(readme) ?? [];
    const [load = ''] =
      /^load_module .*$/m.exec(fs.readFileSync(path.join(__dirname, 'nginx/nginx.conf'), 'utf8')) ??
      [];
    const own = block
      .replace('listen 443 ssl;', `listen 127.0.0.1:${nginx.port};`)
      .replace(/^ *ssl_certificate.*\n/gm, '')
      .replaceAll('/srv/portal', dir);
    const file = path.join(dir, 'nginx/readers.conf');
    fs.writeFileSync(file, `${load}\npid ${dir}/run/readers.pid;\nevents {}\n${own}`);
    const {status, stderr} = spawnSync(program, ['-t', '-p', dir, '-c', file, '-e', 'stderr']);
    expect({status, stderr: stderr.toString()}).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('test is successful') as string,
    });
  });

  it('does not reveal its version', async () => {
    expect((await get('/')).headers.server).toBe('nginx');
    expect((await get('/%')).body).not.toMatch(/nginx\/\d/);
  });

  it('passes the health check of the container while it responds', async () => {
    const check = (file: string) => spawnSync('bash', [file]).status;
    const script = path.join(dir, 'nginx/run-check-health.sh');
    expect(check(script)).toBe(0);
    const failing = fs.readFileSync(script, 'utf8').replace('/healthz', '/gone');
    fs.writeFileSync(`${script}.gone`, failing);
    expect(check(`${script}.gone`)).toBe(1);
    const port = await findFreePort();
    fs.writeFileSync(`${script}.off`, failing.replace(`/${nginx.port}`, `/${port}`));
    expect(check(`${script}.off`)).toBe(1);
  });

  it('responds to health checks, without logging them', async () => {
    expect(await get('/healthz')).toMatchObject({status: 200, body: 'ok\n'});
  });
});
