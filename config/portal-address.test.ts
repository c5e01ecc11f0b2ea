import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';

import {createPortalAddress} from './portal-address';

async function render(page: string): Promise<string> {
  const remarkPlugins = [createPortalAddress('https://portal.example.org/docs/')];
  return String(await compile(page, {jsx: true, remarkPlugins}));
}

const toCommand = (url: string): string => `\`\`\`bash\ncurl -fO ${url}\n\`\`\``;

it('writes the URL of the portal into commands', async () => {
  expect(await render(toCommand('https://docs.example.com/sandbox.mjs'))).toContain(
    'curl -fO https://portal.example.org/docs/sandbox.mjs',
  );
});

it('does not change problem type URIs or the text of a page', async () => {
  const type = 'https://docs.example.com/problems/user-in-use';
  expect(await render(toCommand(type))).toContain(type);
  expect(await render('The host `https://docs.example.com/` is reserved.')).toContain(
    'https://docs.example.com/',
  );
});
