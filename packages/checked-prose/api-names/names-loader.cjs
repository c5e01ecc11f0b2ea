const fs = require('node:fs');
const path = require('node:path');

/**
 * A bundler's loader for pages in the dev server: it changes nothing, but a page that may name a part
 * of a contract is compiled again when that part has changed.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function namesLoader(source) {
  for (const folder of this.getOptions().folders) {
    const index = path.join(folder, 'words.json');
    this.addDependency(index);
    for (const [file, words] of Object.entries(JSON.parse(fs.readFileSync(index, 'utf8')))) {
      if (words.some((word) => source.includes(word))) this.addDependency(path.join(folder, file));
    }
  }
  return source;
};
