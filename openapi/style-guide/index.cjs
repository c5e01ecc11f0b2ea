const {createJiti} = require('jiti');

/**
 * Loads the plugin for Redocly. The rules are TypeScript, which Node.js 20 cannot run by itself.
 *
 * @returns {import('./plugin').StylePlugin}
 */
module.exports = () => createJiti(module.filename)('./plugin.ts').plugin;
