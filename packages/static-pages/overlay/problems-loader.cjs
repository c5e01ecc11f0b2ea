/**
 * A bundler's loader for reports: a text that is not empty becomes an error of the bundle.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function problemsLoader(source) {
  const report = JSON.parse(source.replace(/^export default |;\s*$/g, ''));
  if (report !== '') {
    const error = new Error(report);
    error.stack = report;
    this.emitError(error);
  }
  return 'export default undefined;';
};
