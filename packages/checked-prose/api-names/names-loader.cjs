/** Elements that name something of a contract, and code that looks like a name of one. */
const NAME =
  /<(Operation|OperationAccess|Field|Problem|Schema)\b|`([A-Z]+ )?\/|`[a-z\d]+(-[a-z\d]+)+`/;

/**
 * A bundler's loader for pages in the dev server: it changes nothing, but a page that may name a part
 * of a contract is made anew when the contract has changed.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function namesLoader(source) {
  const {files, links} = this.getOptions();
  const needed = source.includes('<OperationAccess') ? files : links;
  if (NAME.test(source)) needed.forEach((file) => this.addDependency(file));
  return source;
};
