/** Settings that only a build reads. */
const BUILD_ONLY = [
  'plugins',
  'presets',
  'themes',
  'staticDirectories',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'scripts',
  'headTags',
  'stylesheets',
  'clientModules',
];

const START = 'export default ';

/**
 * A bundler's loader for the copy of the site's configuration that Docusaurus puts in every page:
 * leaves out what only a build reads.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function configLoader(source) {
  const start = source.indexOf(START);
  const end = source.lastIndexOf('};');
  if (start < 0 || end < 0)
    throw new Error('the configuration is not as Docusaurus 3.10 writes it');
  const config = JSON.parse(source.slice(start + START.length, end + 1));
  for (const name of BUILD_ONLY) delete config[name];
  return `${START}${JSON.stringify(config)};`;
};
