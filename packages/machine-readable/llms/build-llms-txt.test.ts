import {expect, it} from 'vitest';

import type {MachineReadableOptions} from '../options';
import {buildLlmsTxt} from './write-llms';

const options: MachineReadableOptions = {
  summary: 'What it is.',
  sections: [
    {title: 'Start', paths: ['/']},
    {title: 'API', paths: ['/docs/API']},
    {title: 'Empty', paths: ['/nothing']},
  ],
  parts: [{file: 'all.txt', title: 'All', description: 'Everything.', paths: ['/']}],
  leaveOut: [],
  thirdParty: [],
};

const page = (path: string, title: string) => ({path, title, description: `About ${title}.`});

it('lists pages in the most specific section, with absolute URLs', () => {
  const pages = [
    page('', 'Home'),
    page('docs/API', 'API'),
    page('docs/API/a', '[A]'),
    page('docs/APIs', 'B'),
  ];
  expect(buildLlmsTxt('Site', 'https://docs.example.org/base/', options, pages)).toBe(`# Site

> What it is.

## Many pages at once

- [All](https://docs.example.org/base/all.txt): Everything.

## Start

- [Home](https://docs.example.org/base/index.md): About Home.
- [B](https://docs.example.org/base/docs/APIs.md): About B.

## API

- [API](https://docs.example.org/base/docs/API.md): About API.
- [\\[A\\]](https://docs.example.org/base/docs/API/a.md): About [A].
`);
});

it('lists no pages of an older minor version, but describes in one sentence where each begins', () => {
  const pages = [
    page('docs/API', 'API'),
    {...page('docs/API/1.0', 'API (1.0)'), older: 'first' as const},
    {...page('docs/API/1.0/a', 'A (1.0)'), older: 'other' as const},
    {...page('docs/API/1.1', 'API (1.1)'), older: 'first' as const},
  ];
  const text = buildLlmsTxt('Site', 'https://docs.example.org/', options, pages);
  expect(text).toContain(
    'Other versions, which have separate pages: [API (1.1)](https://docs.example.org/docs/API/1.1.md), [API (1.0)](https://docs.example.org/docs/API/1.0.md).\n',
  );
  expect(text).not.toContain('A (1.0)');
  expect(text.match(/1\.0\.md/g)).toHaveLength(1);
});

it('marks a third-party title as data in that sentence, too', () => {
  const theirs = {older: 'first', isThirdParty: true} as const;
  const older = {...page('docs/API/1.0', '<b>API</b>'), ...theirs};
  const text = buildLlmsTxt('Site', 'https://docs.example.org/', options, [older]);
  expect(text).toMatch(
    /<!-- third-party text (\w{20}) begins[^>]*>\n\nOther versions[^]*\\<b\\>API[^]*<!-- third-party text \1 ends -->\n/,
  );
});

it('lists the skill of an API first', () => {
  const api = page('docs/API', 'API');
  const text = buildLlmsTxt('Site', 'https://docs.example.org/', options, [api], [api]);
  expect(text).toMatch(
    /## Skills\n\n- \[Skill of the API\]\(https:\/\/docs\.example\.org\/docs\/API\/SKILL\.md\): .*\n\n## Many/,
  );
});
