import fs from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {BAR_COLOURS, FAVICON, MARK, NAME, SOCIAL_CARD, buildHeadTags} from './identity';

const toPath = (file: string): string => path.join('static', file);

const readText = (file: string): string => fs.readFileSync(file, 'utf8');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly icons: readonly Icon[];
}

const manifest = JSON.parse(readText('static/manifest.webmanifest')) as Manifest;

const BASE = '/portal/';

const tags = buildHeadTags(BASE).map(({attributes = {}}) => attributes);

/** The icons and files to which the head links, relative to `static/`. */
const linked = tags.flatMap(({href, sizes}) =>
  typeof href === 'string' ? [{src: href.slice(BASE.length), sizes}] : [],
);

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** Reads the pixel size of a PNG, or of the PNG inside an `.ico` file, from the PNG's first chunk. */
function readSize(file: string): string {
  const data = fs.readFileSync(toPath(file));
  const start = data.indexOf(PNG_START);
  expect(start, `${file} holds a PNG`).toBeGreaterThanOrEqual(0);
  return `${data.readUInt32BE(start + 16)}x${data.readUInt32BE(start + 20)}`;
}

describe('the logo', () => {
  const svg = readText(toPath(MARK));

  it('weighs at most 700 bytes', () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(700);
  });

  it('is also the favicon', () => {
    expect(readText(toPath(FAVICON))).toBe(svg);
  });

  it('has at most two colours', () => {
    expect(new Set(svg.match(/#[0-9a-f]{3,8}/g)).size).toBeLessThanOrEqual(2);
  });
});

const drawings = fs
  .readdirSync('static', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.svg'));

it.each(drawings)('%s references nothing outside itself', (file) => {
  const svg = readText(toPath(file));
  expect(svg).not.toMatch(/(?:href|src)\s*=\s*["'](?!#)|url\(["']?(?!#)|@import/i);
  expect(svg).not.toMatch(/<(?:script|foreignObject|!ENTITY|\?xml-stylesheet)/i);
});

describe('the head of every page', () => {
  it('names existing files below the base path', () => {
    expect(linked.map(({src}) => src)).toEqual([
      'favicon.ico',
      'fonts/ibm-plex-sans.woff2',
      'fonts/ibm-plex-mono-400.woff2',
      'fonts/ibm-plex-mono-600.woff2',
      'img/apple-touch-icon.png',
      'manifest.webmanifest',
    ]);
    expect(linked.filter(({src}) => !fs.existsSync(toPath(src)))).toEqual([]);
    expect(tags.filter(({href}) => href !== undefined && !String(href).startsWith(BASE))).toEqual(
      [],
    );
  });

  it.each([
    ['/', '/favicon.ico'],
    ['/portal', '/portal/favicon.ico'],
    ['portal/', '/portal/favicon.ico'],
  ])('handles the base path %s like Docusaurus', (baseUrl, href) => {
    expect(buildHeadTags(baseUrl)[0]?.attributes?.href).toBe(href);
  });

  it('sets the colour of the browser bar in both colour modes', () => {
    const tokens = readText('src/css/tokens.css');
    expect(tokens).toContain(`--accent: ${BAR_COLOURS.light};`);
    expect(tokens).toContain(`--accent-soft: ${BAR_COLOURS.dark};`);
    expect(tags.filter(({name}) => name === 'theme-color').map(({media}) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });
});

describe('the manifest', () => {
  it('works at any base path, because all its URLs are relative', () => {
    expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
    expect(manifest.icons.filter(({src}) => /^\/|:/.test(src))).toEqual([]);
  });

  it('has the name and the colour of the site', () => {
    expect(manifest).toMatchObject({short_name: NAME, theme_color: BAR_COLOURS.light});
  });

  it('has an icon of each kind that systems require', () => {
    const kinds = manifest.icons.map(({sizes, purpose = 'any'}) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
  });
});

describe('the images', () => {
  const named = [...manifest.icons, ...linked].filter(({sizes}) => typeof sizes === 'string');

  it.each(named.filter(({sizes}) => sizes !== 'any'))('$src has the size $sizes', (icon) => {
    expect(readSize(icon.src)).toBe(icon.sizes);
  });

  it.each(named)('$src exists', ({src}) => {
    expect(fs.existsSync(toPath(src))).toBe(true);
  });
});

it('the social card has its declared size, and weighs less than 80 KB', () => {
  const {file, width, height} = SOCIAL_CARD;
  expect(readSize(file)).toBe(`${width}x${height}`);
  expect(fs.statSync(toPath(file)).size).toBeLessThan(80_000);
});
