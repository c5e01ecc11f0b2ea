import {writeFiles} from '@openapi-portal/reports/testing';
import {describe, expect, it} from 'vitest';

import {readAnnouncement} from './theme-config';

const read = (index: string) => {
  const siteDir = writeFiles({'openapi/releases/Shop/releases.yaml': index});
  return readAnnouncement([{id: 'Shop', label: 'Shop API'}], siteDir, '/docs/changelog');
};

const toEntry = (version: string, date: string): string =>
  `- version: ${version}\n  date: ${date}\n  summary: Why.\n`;

describe('the announcement', () => {
  it('names the newest release and links to it', () => {
    const index = toEntry('1.1.0', '2026-11-21') + toEntry('1.0.0', '2026-05-02');
    expect(read(index)).toEqual({
      id: 'Shop-1.1.0',
      content: 'Shop API 1.1.0 is out: <a href="/docs/changelog#Shop-1.1.0">see what changed</a>',
      isCloseable: true,
    });
  });

  it('is absent before the first release', () => {
    expect(read('[]')).toBeUndefined();
    expect(readAnnouncement([{id: 'Other', label: ''}], writeFiles({}), '/')).toBeUndefined();
  });
});
