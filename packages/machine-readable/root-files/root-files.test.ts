import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import rootFiles, {buildRobots, buildSecurityTxt, type RootFilesOptions} from '.';

const SITE = 'https://docs.example.com/portal/';

describe('robots.txt', () => {
  it('lets crawlers read everything, and names the sitemap', () => {
    const text = buildRobots({address: SITE, baseUrl: '/portal/', noIndex: false});
    expect(text).toBe(`User-agent: *\nAllow: /portal/\n\nSitemap: ${SITE}sitemap.xml\n`);
  });

  it('names the sitemaps of other languages', () => {
    const others = [`${SITE}de/`];
    const text = buildRobots({address: SITE, baseUrl: '/portal/', noIndex: false, others});
    expect(text).toContain(`Sitemap: ${SITE}sitemap.xml\nSitemap: ${SITE}de/sitemap.xml\n`);
  });

  it('blocks crawlers on a site with `noIndex`, which has no sitemap', () => {
    const text = buildRobots({address: SITE, baseUrl: '/portal/', noIndex: true});
    expect(text).toBe('User-agent: *\nDisallow: /portal/\n');
  });
});

describe('security.txt', () => {
  const now = new Date('2026-11-23T00:00:00Z');
  const expires = '2027-06-30T00:00:00Z';

  it.each(['mailto:security@example.com', 'tel:+1-202-555-0100', 'https://example.com/report'])(
    'contains the contact %s, and its expiry date (RFC 9116)',
    (contact) => {
      expect(buildSecurityTxt({contact, expires}, SITE, now)).toBe(
        `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: https://docs.example.com/.well-known/security.txt\n`,
      );
    },
  );

  it('reports every error at once, with its fix', () => {
    const write = () =>
      buildSecurityTxt({contact: 'security@example.com', expires: 'next year'}, SITE, now);
    expect(write).toThrowErrorMatchingInlineSnapshot(`
      [Error: The options for security.txt are invalid:
        contact is "security@example.com": write a mailto:, tel: or https: URL
        expires is "next year": write a time such as 2027-06-30T00:00:00Z]
    `);
  });

  it('stops a build after its expiry date', () => {
    const write = () =>
      buildSecurityTxt({contact: 'tel:112', expires: '2026-11-22T00:00:00Z'}, SITE, now);
    expect(write).toThrow('expires is in the past (2026-11-22T00:00:00Z)');
  });

  it('rejects a contact that contains a line break', () => {
    const contact = 'https://example.com/\nContact: https://evil.example';
    expect(() => buildSecurityTxt({contact, expires}, SITE, now)).toThrow('contact is');
  });
});

describe('the plugin', () => {
  async function build(options: RootFilesOptions): Promise<string> {
    const outDir = writeFiles({});
    const siteConfig = {url: 'https://docs.example.com', noIndex: false};
    const context = {siteConfig, baseUrl: '/'} as unknown as LoadContext;
    await rootFiles(context, options).postBuild?.({outDir} as never);
    return outDir;
  }

  it('writes no security.txt without a contact', async () => {
    const outDir = await build({});
    expect(fs.readdirSync(outDir)).toEqual(['robots.txt']);
  });

  it('writes security.txt to the well-known path', async () => {
    const expires = new Date(Date.now() + 86_400_000).toISOString();
    const outDir = await build({security: {contact: 'tel:112', expires}});
    const text = fs.readFileSync(path.join(outDir, '.well-known/security.txt'), 'utf8');
    expect(text).toContain('Contact: tel:112\n');
    expect(text).toContain('Canonical: https://docs.example.com/.well-known/security.txt\n');
  });
});
