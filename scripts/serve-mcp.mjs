// Serves the built portal to a coding assistant, by the Model Context Protocol on standard input and output: nothing
// else may be printed there.
import {installTool} from './install-tool.mjs';

installTool('mcp');
await import('../tools/mcp/serve.mjs');
