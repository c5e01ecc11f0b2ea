import {expect, type Locator, type Page} from '@playwright/test';

import {priorities} from '../../src/product/exposure-priority';
import {defaultAppetite, highestScore} from '../../src/product/risk-score';
import {measureLoad, sumBytes} from './measure-load';
import {heading, navbarLink, openPage, widenTo} from './open-page';
import {test} from './reader';

const main = (page: Page): Locator => page.getByRole('main');

test('shows the promise of CyberView, and links for two roles and the product, without scrolling', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(heading(page)).toHaveCount(1);
  await expect(heading(page)).toHaveText('Know what you have, what threatens it, and who acts');
  await expect(main(page).getByText('CyberView ties each advisory')).toBeInViewport();
  for (const [name, path] of [
    ['Follow one advisory', '/docs/introduction/#the-example-company'],
    ['Call the API', '/docs/API/quick-start'],
  ] as const) {
    const link = main(page).getByRole('link', {name});
    await expect(link).toBeInViewport({ratio: 1});
    await expect(link).toHaveAttribute('href', path);
  }
  for (const role of ['For security teams', 'For developers'])
    await expect(main(page).getByText(role, {exact: true})).toBeInViewport({ratio: 1});
  const picture = main(page).getByRole('img', {name: /^The start page of a CISO/});
  await expect(picture).toBeInViewport();
  await expect(main(page).getByText('The start page of a CISO on 2 November 2026')).toBeVisible();
});

test('answers a CISO in letters larger than the questions', async ({page}) => {
  await openPage(page, '/');
  const questions = main(page).getByRole('region', {name: 'What a CISO asks first'});
  const days = priorities.flatMap((priority) => priority.days ?? []);
  await expect(questions.locator('dt')).toHaveCount(6);
  await expect(questions.locator('dd strong')).toContainText([
    `${days.slice(0, -1).join(', ')} or ${days.at(-1)} days`,
    'A CISO who does not own it',
    `Above ${defaultAppetite} of ${highestScore}`,
  ]);
  const readSize = (part: string) =>
    questions
      .locator(part)
      .first()
      .evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  expect(await readSize('dd strong')).toBeGreaterThan(1.3 * (await readSize('dt')));
});

test('includes none of it in scripts', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openPage(page, '/');
  const source = (await Promise.all(scripts)).join('\n');
  expect(source).toContain('Cyber security management for enterprises');
  expect(source).not.toContain('Know what you have');
  expect(source).not.toContain('mei.tanaka@example.net');
  expect(source).not.toContain('I answer for the security programme');
});

test('weighs at most 220 KB without fonts, in at most 20 requests', async ({browser, baseURL}) => {
  const {needed} = await measureLoad(browser, `${baseURL}/`);
  expect(sumBytes(needed.filter(({type}) => type !== 'font'))).toBeLessThanOrEqual(220_000);
  expect(needed.length).toBeLessThanOrEqual(20);
});

test('its links open pages without reloading the site, and back', async ({page}) => {
  await openPage(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await main(page).getByRole('link', {name: 'Auditor', exact: true}).click();
  await expect(heading(page)).toHaveText('Auditor');
  await page.goBack();
  await expect(heading(page)).toHaveText(/^Know what you have/);
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
});

test('is complete when a reader arrives from another page', async ({page}) => {
  await openPage(page, '/docs/introduction/');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await navbarLink(page, 'CyberView').click();
  await expect(heading(page)).toHaveText(/^Know what you have/);
  await expect(main(page).getByRole('img', {name: /^The start page of a CISO/})).toBeVisible();
  await expect(page.locator('html[data-kept]')).toHaveCount(1);
});

test('its picture and its records keep their order at every width', async ({page}) => {
  await openPage(page, '/');
  const numbers = page.locator('.screen-lists b');
  for (const width of [360, 768, 1400])
    await test.step(`the numbers of waiting records are aligned and above zero, ${width} px wide`, async () => {
      await widenTo(page, width);
      await expect(numbers).toHaveText(['1', '1']);
      const tops = await numbers.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
    });

  for (const width of [1024, 1400, 1920])
    await test.step(`the results of the five records are aligned, ${width} px wide`, async () => {
      await widenTo(page, width);
      const ends = await page
        .locator('.home-story li > :last-child')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
      expect(ends).toHaveLength(5);
      expect(new Set(ends).size, ends.join(' ')).toBe(1);
    });

  for (const width of [360, 390, 996, 1400])
    await test.step(`nothing in the picture is cut or under 12 px, ${width} px wide`, async () => {
      await widenTo(page, width);
      const faults = await page.locator('.window *').evaluateAll((all) =>
        all.flatMap((one) => {
          const {fontSize, display} = getComputedStyle(one);
          const isDrawn = one instanceof SVGGraphicsElement;
          const {a, b} = (isDrawn ? one.getScreenCTM() : undefined) ?? {a: 1, b: 0};
          const isSmall = one.textContent !== '' && parseFloat(fontSize) * Math.hypot(a, b) < 11.9;
          const isCut = !isDrawn && display !== 'inline' && one.scrollWidth > one.clientWidth + 1;
          return isSmall || isCut ? [`${one.tagName}: ${one.textContent}`] : [];
        }),
      );
      expect(faults).toEqual([]);
    });
});

test('prints its buttons as single lines', async ({page}) => {
  await page.setViewportSize({width: 718, height: 1047});
  await openPage(page, '/');
  await page.emulateMedia({media: 'print'});
  const buttons = page.locator('.home-button');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all())
    expect((await button.boundingBox())?.height).toBeLessThan(64);
});
