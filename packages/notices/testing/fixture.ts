const MODULE = {license: 'MIT', sideEffects: false, type: 'module'};

const MIT_TEXT = 'MIT License\n\nCopyright (c) Somebody\n';

const toPackage = (
  folder: string,
  manifest: object,
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const json = JSON.stringify({name: folder, version: '1.0.0', ...manifest});
  return Object.fromEntries(
    Object.entries({'package.json': json, ...files}).map(([file, text]) => [
      `node_modules/${folder}/${file}`,
      text,
    ]),
  );
};

/** The files of a site with a nested package, a scoped one, and an unused one. */
export const SITE: Readonly<Record<string, string>> = {
  'index.js': `
    import {used} from 'used';
    import pure from '@scope/pure';
    console.log(used(pure));`,
  ...toPackage('used', MODULE, {
    'index.js': `
      import {inner} from 'inner';
      export {unused} from 'unused';
      export const used = (text) => inner(text) + text;`,
    LICENSE: MIT_TEXT,
  }),
  ...toPackage(
    'used/node_modules/inner',
    {...MODULE, name: 'inner'},
    {
      'index.js': 'export const inner = (text) => text.repeat(2);',
      'licence.md': 'The licence of inner',
      'NOTICE.txt': 'The notice of inner',
      'license-check.js': 'no text',
    },
  ),
  ...toPackage('unused', MODULE, {'index.js': "export const unused = () => 'unused';"}),
  ...toPackage(
    '@scope/pure',
    {license: {type: 'ISC'}},
    {'index.js': "module.exports = 'pure';", COPYING: 'The licence of pure'},
  ),
  ...toPackage('runtime', {license: 'MIT'}, {'index.js': '', LICENSE: MIT_TEXT}),
};
