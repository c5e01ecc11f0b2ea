import {Script} from 'node:vm';

import {expect, it} from 'vitest';

import {buildBannerScript} from './script';

it('is a valid script, and cannot be ended by a URL', () => {
  const script = buildBannerScript('/</script>/');
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toContain('</script>');
});

it('suggests the base path at which the site is', () => {
  expect(buildBannerScript('/')).toContain(String.raw`location.pathname.replace(/\/?$/, '/')`);
});
