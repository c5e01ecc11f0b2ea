/**
 * A bundler's loader for what Docusaurus tells every page of the site's packages: leaves out the
 * versions of the plugins, which nothing in a browser reads.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function metadataLoader(source) {
  return JSON.stringify({...JSON.parse(source), pluginVersions: {}});
};
