import {expect, it} from 'vitest';

import {serveNamedSite} from './index';

it.each([[[]], [['a', 'b']], [['--help']]])('prints its usage for %j', async (args) => {
  await expect(serveNamedSite(args)).rejects.toThrow('Usage: npx @openapi-portal/mcp');
});

it('reports a location without a site', async () => {
  await expect(serveNamedSite(['/nowhere'])).rejects.toThrow('There is no portal at /nowhere');
});
