const fs = require('node:fs');
const path = require('node:path');

/** Matches the relative path of a file in a Markdown link, image or definition, such as `](./page.mdx`. */
const FILE = /\](?:\(|:\s*)<?(?![a-z]+:|[/@#])([^\s)>#?]+\.\w+)/gi;

/**
 * Webpack loader that returns pages unchanged and registers dependencies, so that the dev server recompiles a
 * page when a part of a contract that it mentions changes. A page that links to a missing file also depends on
 * the problem report, which is rewritten when the file appears.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function namesLoader(source) {
  const {folders, report} = this.getOptions();
  for (const folder of folders) {
    const index = path.join(folder, 'words.json');
    this.addDependency(index);
    for (const [file, words] of Object.entries(JSON.parse(fs.readFileSync(index, 'utf8')))) {
      if (words.some((word) => source.includes(word))) this.addDependency(path.join(folder, file));
    }
  }
  const files = [...source.matchAll(FILE)].map(([, file]) => path.resolve(this.context, file));
  if (!files.every((file) => fs.existsSync(file))) this.addDependency(report);
  return source;
};
