const ENTRY = /(import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * A bundler's loader for Docusaurus' registry of chunks: leaves the function that loads each chunk and
 * takes out its module's path and number, which only `react-loadable` on the server wants. They are
 * some 25 bytes for each page of the site, in the script of every page.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function registryLoader(source) {
  const lean = source.replace(ENTRY, '$1]');
  if (lean.includes('resolveWeak'))
    throw new Error('registry.js is not as Docusaurus 3.10 writes it');
  return lean;
};
