// The SDK's own client, for the test of `npm run mcp`.
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';

/** Starts a server as a coding assistant does, and speaks to it on its standard input and output. */
export async function connect(server) {
  const client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(new StdioClientTransport({...server, stderr: 'inherit'}));
  return client;
}
