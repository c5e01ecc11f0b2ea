import fs from 'node:fs';

import {describe, expect, it} from 'vitest';

const css = fs.readFileSync('src/css/tokens.css', 'utf8');

/** Reads the colour tokens of the first block with the given selector, by name. */
function readColours(selector: string): ReadonlyMap<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  const found = block.matchAll(/--(?<name>[\w-]+): (?<colour>#[0-9a-f]{3,6});/g);
  return new Map(Array.from(found, ({groups}) => [groups?.name ?? '', groups?.colour ?? '']));
}

const toFull = (colour: string): string =>
  colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;

const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

/** Relative luminance as WCAG 2.2 defines it, from 0 to 1. */
function toLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (toFull(colour).match(/[0-9a-f]{2}/g) ?? []).map((part) =>
    toLinear(parseInt(part, 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
function toContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [toLuminance(one), toLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const light = readColours(':root');
const modes = [
  ['light', light],
  ['dark', new Map([...light, ...readColours("[data-theme='dark']")])],
] as const;

const GROUNDS = ['paper', 'ground'];
const words = (names: string): readonly string[] =>
  [...light.keys()].filter((name) => new RegExp(`^(?:${names})`).test(name));
const pair = (texts: readonly string[], grounds: readonly string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

const BANDS = ['low', 'moderate', 'high', 'critical'].map((name) => `band-${name}`);

const texts: readonly (readonly [string, string])[] = [
  ...pair(['ink', 'muted', 'accent', ...BANDS, ...words('method-|state-')], GROUNDS),
  ...pair(['ink', 'muted', 'accent'], ['ground-2', 'accent-soft']),
  ...pair(['accent-strong'], ['accent-soft']),
  ...pair(['on-accent'], ['accent', 'accent-strong']),
  ...pair(['deep-ink', 'deep-muted', 'thread'], ['deep']),
  ...pair(['on-thread'], ['thread']),
  ...pair(
    ['code-ink', 'code-name', 'code-string', 'code-literal', 'code-quiet', 'thread'],
    ['code-ground'],
  ),
  ...BANDS.map((band) => [band, `${band}-soft`] as const),
  // A callout has the background of a band, or its own background.
  ...pair(['ink', 'accent'], [...BANDS.map((band) => `${band}-soft`), ...words('callout-.*-soft')]),
];

const CALLOUTS = ['tip', 'warning', 'danger'].map((name) => `callout-${name}`);

const marks: readonly (readonly [string, string])[] = [
  ...pair(['line-strong'], GROUNDS),
  ...CALLOUTS.map((callout) => [callout, `${callout}-soft`] as const),
];

/** Maps tokens that are aliases to the tokens that they refer to. */
const references = new Map(
  Array.from(css.matchAll(/--([\w-]+): var\(--([\w-]+)\);/g), ([, name = '', of = '']) => [
    name,
    of,
  ]),
);

const toSource = (name: string): string => references.get(name) ?? name;

describe.each(modes)('in the %s mode', (_, colours) => {
  const contrast = ([one, other]: readonly [string, string]): number =>
    toContrast(colours.get(toSource(one)) ?? '', colours.get(toSource(other)) ?? '');

  it.each(texts)('%s is legible on %s', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('%s is visible on %s', (...pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it('have a dark counterpart for every colour', () => {
    expect([...readColours("[data-theme='dark']").keys()]).toEqual([...light.keys()]);
  });
});
