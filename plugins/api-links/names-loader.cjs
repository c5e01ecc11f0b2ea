/**
 * A bundler's loader for pages in the author mode: it changes nothing, but a page is made anew when
 * what it may name in a contract has changed.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function namesLoader(source) {
  this.getOptions().files.forEach((file) => this.addDependency(file));
  return source;
};
