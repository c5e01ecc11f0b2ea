import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

import {describe, expect, it, vi} from 'vitest';

import {request} from './testing/raw-client';
import {HOME, NOT_FOUND} from './testing/site-folder';
import {useServedSite} from './testing/served-site';

const site = useServedSite();

const get = (path: string, headers = {}): Promise<Response> =>
  fetch(`${site().address}${path}`, {headers});

describe('the server of a build', () => {
  it.each([
    ['/', HOME],
    ['/?query=1', HOME],
    ['/index.html', HOME],
    ['/docs', 'docs'],
    ['/docs/', 'docs'],
    ['/docs/index.html', 'docs'],
    ['/docs/risks', 'risks'],
    ['/docs/risks/', 'risks'],
    ['/docs/risks.html', 'risks'],
    ['/docs/tasks', 'tasks'],
    ['/docs/tasks/', 'tasks'],
    ['//docs//tasks', 'tasks'],
    ['/%64ocs/tasks', 'tasks'],
    ['/docs/c%23%20and%20100%25', 'signs'],
  ])('responds to %s with its page', async (path, body) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(body);
  });

  it.each([
    ['/assets/main.js', 'text/javascript; charset=utf-8'],
    ['/docs/api.yaml', 'text/yaml; charset=utf-8'],
    [
      '/.well-known/api-catalog',
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ],
  ])('sends the media type of %s', async (path, type) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe(type);
  });

  it.each(['br', 'gzip'])('compresses responses with %s', async (encoding) => {
    const response = await get('/', {'accept-encoding': encoding});
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(HOME);
  });

  it.each(['identity', 'br;q=0, gzip; q=0.0', 'brotli', ''])(
    'does not compress responses for clients that accept %j',
    async (accepted) => {
      const {headers, body} = await request(site().server, 'GET /', `Accept-Encoding: ${accepted}`);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).toMatchObject({vary: 'Accept-Encoding', 'content-length': `${HOME.length}`});
      expect(body).toBe(HOME);
    },
  );

  it('compresses the same content once, and changed content again', async () => {
    const compress = vi.spyOn(zlib.BrotliCompress.prototype, 'end');
    const read = async () => (await get('/docs/risks', {'accept-encoding': 'br'})).text();
    expect([await read(), await read()]).toEqual(['risks', 'risks']);
    fs.writeFileSync(path.join(site().dir, 'docs/risks.html'), 'other risks');
    expect([await read(), await read()]).toEqual(['other risks', 'other risks']);
    expect(compress).toHaveBeenCalledTimes(2);
  });

  it('sends the media type of the headers file, except for the not-found page', async () => {
    const rules = '/docs/*\n  Content-Type: text/plain; charset=utf-8\n';
    fs.writeFileSync(path.join(site().dir, '_headers'), rules);
    const {address} = await site().serve();
    const readType = async (path: string) =>
      (await fetch(address + path)).headers.get('content-type');
    expect(await readType('/docs/api.yaml')).toBe('text/plain; charset=utf-8');
    expect(await readType('/assets/main.js')).toBe('text/javascript; charset=utf-8');
    expect(await readType('/docs/gone.yaml')).toBe('text/html; charset=utf-8');
  });

  it.each(['/nothing/here', '/docs/nothing.html', '/assets/', '//evil/x'])(
    'responds to %s with the not-found page and status 404',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toBe(NOT_FOUND);
    },
  );

  it('returns 304 if the client has the current file', async () => {
    const {server} = site();
    const {headers} = await request(server, 'GET /');
    expect(headers['cache-control']).toBe('no-cache');
    const etag = headers.etag ?? '';
    const response = await request(server, 'GET /', `If-None-Match: ${etag}`);
    expect(response).toMatchObject({status: 304, headers: {etag}, body: ''});
    const changed = await request(server, 'GET /', 'If-None-Match: "another"');
    expect(changed).toMatchObject({status: 200, body: HOME});
  });

  it('sends the headers of the headers file, also with errors', async () => {
    const {dir} = site();
    const rules =
      '/*\n  X-Policy: strict\n  Cache-Control: no-cache\n\n/assets/*\n  ! X-Policy\n  ! Cache-Control\n  Cache-Control: max-age=60, immutable\n';
    fs.writeFileSync(path.join(dir, '_headers'), rules);
    const {address} = await site().serve();
    const read = async (file: string, method = 'GET') => {
      const {status, headers} = await fetch(address + file, {method});
      const names = ['x-policy', 'cache-control', 'etag'];
      return [status, ...names.map((name) => headers.get(name))];
    };
    expect(await read('/docs/risks')).toEqual([200, 'strict', 'no-cache', expect.any(String)]);
    expect(await read('/assets/main.js')).toEqual([200, null, 'max-age=60, immutable', null]);
    expect(await read('/assets/gone.js')).toEqual([404, null, 'no-cache', null]);
    expect(await read('/gone')).toEqual([404, 'strict', 'no-cache', null]);
    expect(await read('/', 'POST')).toEqual([405, 'strict', 'no-cache', null]);
  });

  it('responds to HEAD only with the size', async () => {
    const response = await fetch(site().address, {method: 'HEAD'});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(HOME.length));
    expect(await response.text()).toBe('');
  });
});
