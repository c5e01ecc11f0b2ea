import fs from 'node:fs';

import {expect, type Locator, type Page, test} from '@playwright/test';
import {parse} from 'yaml';

import {shownCall} from '../../src/pages/_home/call';
import {modules} from '../../src/product/modules';
import {userTypes} from '../../src/product/user-types';
import {measureLoad, sumBytes} from './measure-load';
import {heading, navbarLink, openPage} from './open-page';

interface Content {
  readonly content: {
    readonly 'application/json': {
      readonly examples: Readonly<Record<string, {readonly value: unknown}>>;
    };
  };
}

interface Contract {
  readonly paths: {
    readonly '/users': {
      readonly post: {
        readonly requestBody: Content;
        readonly responses: {readonly '201': Content};
      };
    };
  };
}

const contract = parse(fs.readFileSync(shownCall.contract, 'utf8')) as Contract;

const toExample = ({content}: Content): unknown =>
  content['application/json'].examples[shownCall.example]?.value;

const main = (page: Page): Locator => page.getByRole('main');

/** The JSON of a message: what stands after the empty line. */
async function readBody(message: Locator): Promise<unknown> {
  const [, body = ''] = (await message.innerText()).split('\n\n');
  return JSON.parse(body);
}

test('says what CyberView is, and shows three ways in, without scrolling', async ({page}) => {
  await openPage(page, '/');
  await expect(heading(page)).toHaveCount(1);
  const about = main(page).getByText('CyberView is a cyber security management toolkit');
  await expect(about).toBeInViewport();
  for (const name of ['Understand it', 'Do your work', 'Call the API']) {
    await expect(main(page).getByRole('link', {name})).toBeInViewport({ratio: 1});
  }
  for (const {name} of userTypes) {
    await expect(main(page).getByRole('link', {name, exact: true})).toBeInViewport({ratio: 1});
  }
});

test('leads to the page of every user type and of every module', async ({page}) => {
  await openPage(page, '/');
  const targets = [
    ...userTypes.map(({id, name}) => ({name, path: `/docs/user-types/${id}`})),
    ...modules.map(({id, name}) => ({name, path: `/docs/system-modules/${id}`})),
  ];
  for (const {name, path} of targets) {
    const link = main(page).getByRole('link', {name, exact: true});
    await expect(link).toHaveAttribute('href', path);
  }
});

test('shows how the modules connect, and tells it in words', async ({page}) => {
  await openPage(page, '/');
  const map = main(page).getByRole('img', {name: 'How the modules connect'});
  await expect(map).toBeVisible();
  await expect(map).toHaveAccessibleDescription(/Vulnerability database to Tasks: remediation\./);
});

test('shows a request and its answer as the contract has them', async ({page}) => {
  await openPage(page, '/');
  const [request, answer] = ['Request', 'Answer'].map((side) =>
    main(page).getByRole('figure').filter({hasText: side}).locator('pre'),
  );
  if (request === undefined || answer === undefined) throw new Error('A side is missing');
  const {requestBody, responses} = contract.paths['/users'].post;
  expect(await readBody(request)).toEqual(toExample(requestBody));
  expect(await readBody(answer)).toEqual(toExample(responses['201']));
  await expect(request).toContainText('POST /v1/users HTTP/1.1');
  await expect(answer).toContainText('HTTP/1.1 201 Created');
});

test('sends none of it as script', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openPage(page, '/');
  const source = (await Promise.all(scripts)).join('\n');
  expect(source).toContain('Know what you have');
  expect(source).not.toContain('mei.tanaka@example.net');
  expect(source).not.toContain('I answer for the security programme');
});

test('weighs at most 140 KB', async ({browser, baseURL}) => {
  const {needed} = await measureLoad(browser, `${baseURL}/`);
  expect(sumBytes(needed)).toBeLessThanOrEqual(140_000);
});

test('its links change the page without loading the site anew, and back', async ({page}) => {
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await main(page).getByRole('link', {name: 'Auditor', exact: true}).click();
  await expect(heading(page)).toHaveText('Auditor');
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Know what you have/);
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
});

test('comes whole when a reader arrives from another page', async ({page}) => {
  await openPage(page, '/docs/introduction/');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await navbarLink(page, 'CyberView').click();
  await expect(heading(page)).toHaveText(/^Know what you have/);
  await expect(main(page).getByRole('img', {name: 'How the modules connect'})).toBeVisible();
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
});

for (const width of [360, 390, 996, 1400]) {
  test(`the words of the map are 11 px at least, ${width} px wide`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await openPage(page, '/');
    const size = await page.locator('.home-map svg').evaluate((map: SVGSVGElement) => {
      const text = map.querySelector('text');
      const scale = map.getScreenCTM()?.a ?? 0;
      return text === null ? 0 : parseFloat(getComputedStyle(text).fontSize) * scale;
    });
    expect(size).toBeGreaterThanOrEqual(11);
  });
}
