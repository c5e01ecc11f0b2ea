import {describe, expect, it} from 'vitest';

import {request, type RawResponse} from './testing/raw-client';
import {HOME} from './testing/site-folder';
import {useServedSite} from './testing/served-site';

const site = useServedSite();

const size = HOME.length;

const getHome = (...headers: readonly string[]): Promise<RawResponse> =>
  request(site().server, 'GET /', ...headers);

describe.each([[], ['Accept-Encoding: gzip, br']])('a range of bytes %s', (...accepted) => {
  it.each([
    ['bytes=0-4', 0, 5],
    ['bytes=7-7', 7, 8],
    ['bytes=10-5000', 10, 5001],
    [`bytes=${size - 10}-`, size - 10, size],
    ['bytes=-5', size - 5, size],
    ['bytes=5-99999999999999999999', 5, size],
  ])('returns these bytes of the file: %s', async (range, start, end) => {
    const {status, headers, body} = await getHome(`Range: ${range}`, ...accepted);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${start}-${end - 1}/${size}`);
    expect(headers['content-length']).toBe(String(end - start));
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body).toBe(HOME.slice(start, end));
  });

  it.each(['bytes=5-2', `bytes=${size}-`, 'bytes=99999999999999999999-', 'bytes=-0'])(
    'returns 416 if the file does not have it: %s',
    async (range) => {
      const {status, headers, body} = await getHome(`Range: ${range}`, ...accepted);
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${size}`);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(body).toBe('Range Not Satisfiable.\n');
    },
  );
});

describe('a range of bytes', () => {
  it.each([
    'bytes=0-1,4-5',
    'bytes=5-2,0-1',
    'bytes=0-1\r\nRange: bytes=4-5',
    'bytes=--5',
    'bytes=-5-2',
    'bytes=-',
    'bytes=',
    'bytes',
    'bytes=a-b',
    'bytes=0x1-0x2',
    'bytes=1e1-',
    'bytes=0-4garbage',
    'lines=0-4',
    '\x80\xff',
    'bytes=-99999999999999999999',
    'bytes=0-4\r\nIf-Range: "another"',
  ])('is ignored if it is invalid or multiple: %j', async (range) => {
    const {status, headers, body} = await getHome(`Range: ${range}`);
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-range');
    expect(body).toBe(HOME);
  });

  it('is ignored with a weak `If-Range`, which does not guarantee identical bytes', async () => {
    const {headers} = await getHome();
    const {status, body} = await getHome('Range: bytes=0-4', `If-Range: ${headers.etag ?? ''}`);
    expect(status).toBe(200);
    expect(body).toBe(HOME);
  });

  it('is ignored for a HEAD request', async () => {
    const {status, headers} = await request(site().server, 'HEAD /', 'Range: bytes=0-4');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(size));
  });

  it('is ignored for the not-found page', async () => {
    const {status} = await request(site().server, 'GET /nothing', 'Range: bytes=5-2');
    expect(status).toBe(404);
  });
});
