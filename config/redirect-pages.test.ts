import {expect, it} from 'vitest';

import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';

import {shareScript} from './redirect-pages';

it.each(['/docs/risks', '/docs/API/errors#user-in-use'])(
  'gives the redirect to %s the script that all share',
  (toUrl) => {
    const html = shareScript(createRedirectPageContent({toUrl}), '/portal/');
    expect(html.match(/<script.*?<\/script>/gs)).toEqual([
      '<script src="/portal/redirect.js"></script>',
    ]);
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${toUrl}">`);
    expect(html).toContain(`<link rel="canonical" href="${toUrl}" />`);
  },
);

it('says so where Docusaurus writes redirects in another way', () => {
  expect(() => shareScript('<meta http-equiv="refresh">', '/')).toThrow(
    'Docusaurus has changed the format of redirect pages',
  );
});

it('leaves other pages as they are', () => {
  const html = '<script>window.location.href = "/docs"</script>';
  expect(shareScript(html, '/')).toBe(html);
});
