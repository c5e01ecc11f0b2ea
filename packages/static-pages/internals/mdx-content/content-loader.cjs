const CONTENT = /export default function MDXContent\([\s\S]*$/;

/**
 * A bundler loader that removes the content from compiled MDX, and keeps metadata, front matter and table of
 * contents. Readers have the content in the served HTML. Imports that only the content uses are then dropped by the
 * bundler.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function contentLoader(source) {
  if (!CONTENT.test(source)) {
    throw new Error(`${this.resourcePath} is not compiled as MDX 3 compiles it`);
  }
  return source.replace(CONTENT, 'export default function MDXContent() {\n  return null;\n}\n');
};
