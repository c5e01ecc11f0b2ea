const TEXT = String.raw`(?:'(?:[^'\\]|\\.)*'|"[^"]*")`;
const CALL = new RegExp(String.raw`translate\(\s*\{(?:[^'"}]|${TEXT})*\}`, 'g');
const DESCRIPTION = new RegExp(String.raw`description:\s*${TEXT},?`, 'g');
const ELEMENT = /(id="theme\.[\w.-]+")\s+description="[^"]*"/g;

/**
 * A bundler's loader for the theme's components: leaves out what they tell translators, which would
 * travel to every reader.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function translationLoader(source) {
  return source.replace(ELEMENT, '$1').replace(CALL, (call) => call.replace(DESCRIPTION, ''));
};
