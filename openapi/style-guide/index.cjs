const {createJiti} = require('jiti');

/**
 * The plugin as Redocly loads it. The rules are TypeScript, which Node.js 20 does not read by itself.
 *
 * @returns {import('./plugin').StylePlugin}
 */
module.exports = () => createJiti(module.filename)('./plugin.ts').plugin;
