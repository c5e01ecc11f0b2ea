import type http from 'node:http';

import {formatProblems} from '@openapi-portal/reports';
import {type LocalServer, startLocally} from '@openapi-portal/reports/testing/server';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';

import {requestAll} from './request-links';
import {checkLinks} from './check-links';

const MANNERS = {timeout: 300, tries: 3, pause: 20, longestPause: 60};

let origin: string;
let requests: {readonly path: string; readonly at: number}[] = [];
let open = 0;
let mostOpen = 0;

const count = (path: string): number => requests.filter((one) => one.path === path).length;

/** Responds according to the path: `/status/404`, `/to/301/page`, `/busy`, `/slow`, `/page`. */
function answer(path: string, response: http.ServerResponse): void {
  const [, kind = '', value = '', ...target] = path.split('/');
  if (kind === 'slow') return;
  if (kind === 'cut') return void response.destroy();
  if (kind === 'to') response.writeHead(Number(value), {location: `/${target.join('/')}`});
  else if (kind === 'loop') response.writeHead(302, {location: path});
  else if (kind === 'status') response.writeHead(Number(value));
  else if (kind === 'busy') response.writeHead(count(path) < 3 ? 503 : 200);
  else if (kind === 'later') response.writeHead(count(path) < 2 ? 429 : 200, {'retry-after': '60'});
  setTimeout(() => response.end('text'), 5);
}

let server: LocalServer;

beforeAll(async () => {
  server = await startLocally((request, response) => {
    requests.push({path: request.url ?? '', at: performance.now()});
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.once('close', () => (open -= 1));
    answer(request.url ?? '', response);
  });
  ({origin} = server);
});

beforeEach(() => {
  requests = [];
  mostOpen = 0;
});

afterAll(() => server.close());

const ask = async (...paths: readonly string[]) => {
  const answers = await requestAll(
    paths.map((path) => origin + path),
    4,
    MANNERS,
  );
  return answers.map(({fault, movedTo}) => fault ?? movedTo?.replace(origin, '→ ') ?? 'there');
};

describe('an external URL', () => {
  it.each([
    ['/page', 'there'],
    ['/status/204', 'there'],
    ['/status/404', 'status 404'],
    ['/status/403', 'status 403'],
    ['/to/302/page', 'there'],
    ['/to/302/status/404', 'status 404'],
    ['/to/301/page', '→ /page'],
    ['/to/308/page#part', '→ /page#part'],
    ['/loop', 'more than 10 redirects'],
  ])('%s is reported: %s', async (path, expected) => {
    expect(await ask(path)).toEqual([expected]);
  });

  it('is requested again if the host is busy', async () => {
    expect(await ask('/busy')).toEqual(['there']);
    expect(count('/busy')).toBe(3);
  });

  it('is requested again after the delay that its host sets, within limits', async () => {
    expect(await ask('/later')).toEqual(['there']);
    const [first, second] = requests.map(({at}) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(MANNERS.longestPause - 5);
  });

  it.each([
    ['/slow', 'no response within 300 ms'],
    ['/cut', 'UND_ERR_SOCKET'],
    ['/status/500', 'status 500'],
  ])('%s is given up after three tries: %s', async (path, expected) => {
    expect(await ask(path)).toEqual([expected]);
    expect(count(path)).toBe(3);
  });

  it('is given up if its host does not exist', async () => {
    const [answered] = await requestAll(['http://127.0.0.1:1/'], 1, MANNERS);
    expect(answered?.fault).toMatch(/ECONNREFUSED|bad port/);
  });
});

describe('URLs of one host', () => {
  it('are requested once each, one after the other, with pauses', async () => {
    await ask('/a', '/b', '/a', '/c');
    expect(requests.map(({path}) => path)).toEqual(['/a', '/b', '/c']);
    expect(mostOpen).toBe(1);
    const [first, second] = requests.map(({at}) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(MANNERS.pause - 5);
  });
});

describe('the report', () => {
  const toLink = (path: string, line: number) => ({
    address: origin + path,
    file: '/site/docs/page.mdx',
    line,
    column: 3,
  });

  it('lists every page and line with a broken link at once', async () => {
    const found = [toLink('/page', 1), toLink('/status/404', 2), toLink('/status/404', 9)];
    const accepted = {file: '/site/accepted.yaml', links: []};
    const {problems, advice, asked} = await checkLinks(found, accepted, MANNERS);
    expect(formatProblems('the links', problems, '/site').replaceAll(origin, 'https://host'))
      .toMatchInlineSnapshot(`
        "2 problems in the links:

          docs/page.mdx:2:3  https://host/status/404: status 404
            → find the new URL, or add this one with a reason to accepted.yaml
          docs/page.mdx:9:3  https://host/status/404: status 404
            → find the new URL, or add this one with a reason to accepted.yaml
        "
      `);
    expect(advice).toEqual([]);
    expect(asked).toBe(2);
  });

  it('names permanently moved links, without failing', async () => {
    const accepted = {file: '/site/accepted.yaml', links: []};
    const found = [toLink('/to/301/page', 4)];
    const {problems, advice} = await checkLinks(found, accepted, MANNERS);
    expect(problems).toEqual([]);
    expect(advice).toMatchObject([{line: 4, fix: `write ${origin}/page`}]);
  });

  it('does not request accepted URLs, and requires a reason and a use of each', async () => {
    const links = [
      {address: `${origin}/status`, because: 'It is closed to programs.'},
      {address: 'https://www.iso.org/gone', because: ' '},
    ];
    const accepted = {file: '/site/accepted.yaml', links};
    const {problems} = await checkLinks([toLink('/status/403', 1)], accepted, MANNERS);
    expect(requests).toEqual([]);
    expect(problems.map(({message}) => message)).toEqual([
      'https://www.iso.org/gone is accepted, but no source links to it',
      'https://www.iso.org/gone is accepted without a reason',
    ]);
  });
});
