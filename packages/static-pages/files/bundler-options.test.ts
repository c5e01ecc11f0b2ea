import {createRequire} from 'node:module';

import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';

import {keepCascadeLayers} from './bundler-options';

const require = createRequire(import.meta.url);
const ENV = require.resolve('postcss-preset-env');
const STYLES = '@layer infima { code { border: 1px solid } }';

type Preset = (options: object) => AcceptedPlugin;

const build = async (plugins: unknown[]): Promise<string> => {
  const loaded = plugins.map((plugin) => {
    const [file, options] = plugin as [string, object];
    return (require(file) as Preset)({browsers: 'op_mini all', ...options});
  });
  return (await postcss(loaded).process(STYLES, {from: undefined})).css;
};

// postcss-preset-env 10.6, `features` in its README
it('keeps cascade layers, which would otherwise be replaced for older browsers', async () => {
  const stock = [[ENV, {}]];
  expect(await build(stock)).not.toContain('@layer');
  expect(await build(keepCascadeLayers({plugins: stock}).plugins)).toContain('@layer');
});

it('does not change other plugins', () => {
  const plugins = ['postcss-nested', [ENV, {stage: 1}]];
  expect(keepCascadeLayers({plugins}).plugins).toEqual([
    'postcss-nested',
    [ENV, {stage: 1, features: {'cascade-layers': false}}],
  ]);
});
