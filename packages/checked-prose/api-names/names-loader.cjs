const fs = require('node:fs');
const path = require('node:path');

/** The path of a file beside the page, in a Markdown link, picture or definition: `](./page.mdx` and `]: ./page.mdx`. */
const FILE = /\](?:\(|:\s*)<?(?![a-z]+:|[/@#])([^\s)>#?]+\.\w+)/gi;

/**
 * A bundler's loader for pages in the dev server: it changes nothing, but a page that may name a part
 * of a contract is compiled again when that part has changed, and a page that leads to no file when the report about
 * the pages has: the file may be there.
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
