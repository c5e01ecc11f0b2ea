import {expect, it} from 'vitest';

import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';

import {shareScript} from './redirect-pages';

it.each(['/docs/risks', '/docs/API/errors#user-in-use'])(
  'links the redirect page to %s to the shared script',
  (toUrl) => {
    const html = shareScript(createRedirectPageContent({toUrl}), '/portal/');
    expect(html.match(/<script.*?<\/script>/gs)).toEqual([
      '<script src="/portal/redirect.js"></script>',
    ]);
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${toUrl}">`);
    expect(html).toContain(`<link rel="canonical" href="${toUrl}" />`);
  },
);

it.each([
  '<script>window.location.href = "/docs"</script>',
  '<meta http-equiv="refresh" content="60">',
  '<meta http-equiv="refresh" content="60"><script>window.location.href = "/docs"</script>',
  '<meta http-equiv="refresh" content="0; url=/docs">',
])('does not change a page that Docusaurus did not write: %s', (html) => {
  expect(shareScript(html, '/')).toBe(html);
});
