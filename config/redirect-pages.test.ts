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

it('throws if Docusaurus changed the format of redirect pages', () => {
  expect(() => shareScript('<meta http-equiv="refresh">', '/')).toThrow(
    'Docusaurus has changed the format of redirect pages',
  );
});

it('does not change other pages', () => {
  const html = '<script>window.location.href = "/docs"</script>';
  expect(shareScript(html, '/')).toBe(html);
});
