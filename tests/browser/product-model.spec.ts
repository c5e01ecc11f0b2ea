import {expect} from '@playwright/test';

import {heading, openPage, widenTo} from './open-page';
import {test} from './reader';

const RISKS = '/docs/system-modules/risks';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page shows the lifecycle as a picture and in words', async ({page}) => {
    await page.goto(RISKS);
    const picture = page.getByRole('img', {name: /^The states of Risk/});
    await expect(picture).toBeVisible();
    await expect(picture.locator('text')).toContainText(['identified', 'assessed']);
    const states = page.getByRole('table', {name: 'Risk: states and steps'});
    await expect(states.getByRole('rowheader')).toContainText(['identified', 'assessed']);
    await expect(states.getByRole('row')).toHaveCount(15);
  });

  test('a page shows fields, access and the risk matrix of the model', async ({page}) => {
    await page.goto(RISKS);
    await expect(page.locator('#risk-likelihood')).toContainText('number from 1 to 5');
    await expect(page.locator('#risk-treatment')).toBeHidden();
    await page.getByText('Optional').click();
    await expect(page.locator('#risk-treatment')).toBeVisible();
    const access = page.getByRole('list', {name: 'Access levels in the module Risks'});
    await expect(access).toContainText('Member, contribute: ');
    await expect(access.getByRole('listitem').last()).toHaveText('No access: Vendor.');
    const matrix = page.getByRole('table', {name: 'Risk matrix: likelihood by impact'});
    await expect(matrix.getByRole('row', {name: /^5 very high/})).toContainText('25 critical');
  });

  test('a URL with the anchor of a folded field opens the fold', async ({page}) => {
    await page.goto(`${RISKS}#risk-treatment`);
    await expect(page.locator('#risk-treatment')).toBeInViewport();
  });

  test('a glossary term opens its note, which links to the definition', async ({page}) => {
    await page.goto(RISKS);
    const word = page.locator('button.term').first();
    const note = page.locator('.term-note:popover-open');
    await expect(note).toHaveCount(0);
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(note).toBeVisible();
    await note.getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/introduction\/definitions#[a-z-]+$/);
  });

  test('the URL of a problem type in the contract redirects to its fix', async ({page}) => {
    await page.goto('/problems/user-in-use');
    await expect(page).toHaveURL(/\/docs\/API\/errors\/?#user-in-use$/);
  });
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true});

  test('a tap on a glossary term opens its note, and a tap elsewhere closes it', async ({page}) => {
    await openPage(page, RISKS);
    const note = page.locator('.term-note:popover-open');
    await page.locator('button.term').first().tap();
    await expect(note).toBeInViewport({ratio: 1});
    await expect(note.getByRole('link')).toHaveAttribute('href', /definitions#/);
    await heading(page).tap();
    await expect(note).toHaveCount(0);
  });
});

test('the map of modules is the same as a picture and as a list', async ({page}) => {
  await openPage(page, '/docs/system-modules/');
  for (const width of [996, 1400])
    await test.step(`it shows what each arrow carries, in letters of 11 px at least, ${width} px wide`, async () => {
      await widenTo(page, width);
      const map = page.getByRole('group', {name: 'How the modules connect'});
      await expect(map.getByText('remediation')).toBeVisible();
      await expect(map.getByRole('link', {name: /^Vulnerability database/})).toBeVisible();
      const sizes = await map.evaluate((svg: SVGSVGElement) => {
        const scale = svg.getScreenCTM()?.a ?? 0;
        const texts = [...svg.querySelectorAll('text')];
        return texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
      });
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    });

  for (const width of [360, 390])
    await test.step(`it is an equivalent list, ${width} px wide`, async () => {
      await widenTo(page, width);
      await expect(page.locator('.module-map-picture')).toBeHidden();
      const list = page.locator('.module-map-list > div > ul > li');
      await expect(list.first()).toContainText('NWS-0311');
      await expect(list.first()).toContainText('to Vulnerability database: CVE IDs');
      await expect(list).toHaveCount(10);
    });
});

test('navigation to the anchor of a folded field opens the fold', async ({page}) => {
  await openPage(page, '/docs/system-modules/tasks');
  await page
    .locator('[data-island] a[href^="/docs/system-modules/risks"]')
    .first()
    .evaluate((link) => link.setAttribute('href', '/docs/system-modules/risks#risk-treatment'));
  await page.locator('[data-island] a[href$="#risk-treatment"]').click();
  await expect(page.locator('#risk-treatment')).toBeInViewport();
});

test('a table lists the states of a record if the picture has no space for them', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, RISKS);
  await expect(page.getByRole('img', {name: /^The states of Risk/})).toBeHidden();
  const states = page.getByRole('table', {name: 'Risk: states and steps'});
  await expect(states).toContainText('identified Start.');
});

test('the matrix draws the line of the appetite, and the calculator moves it', async ({page}) => {
  await openPage(page, RISKS);
  await expect(page.locator('.risk-matrix .appetite-left')).toHaveText([
    '10 high',
    '12 high',
    '12 high',
    '10 high',
  ]);
  await openPage(page, '/blog/mdx-blog-post');
  await expect(async () => {
    await page.getByLabel('Appetite of the company').fill('24');
    await expect(page.locator('[data-live] .appetite-left')).toHaveText(['25 critical'], {
      timeout: 500,
    });
  }).toPass();
});

test('the risk matrix of a post responds to mouse, lists and arrow keys', async ({page}) => {
  await openPage(page, '/blog/mdx-blog-post');
  const verdict = page.locator('.risk-verdict');
  await expect(verdict).toContainText('5 × 4 = 20, critical.');
  // The matrix is hydrated later than the page.
  await expect(async () => {
    await page.getByLabel('Likelihood', {exact: true}).selectOption('2');
    await expect(verdict).toContainText('2 × 4 = 8, moderate.', {timeout: 500});
  }).toPass();
  await page.getByRole('button', {name: '4 low'}).first().click();
  await expect(verdict).toContainText('= 4, low.');
  await page.getByRole('button', {name: '1 low', exact: true}).click();
  await expect(verdict).toContainText('1 × 1 = 1, low.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(verdict).toContainText('2 × 2 = 4, low.');
  await expect(page.getByRole('button', {pressed: true})).toBeFocused();
  await page.getByLabel('Appetite of the company').fill('3');
  await expect(verdict).toContainText('above the appetite of 3');
  await page.getByLabel('Appetite of the company').fill('');
  await expect(page.getByRole('alert')).toHaveText('A whole number from 1 to 25');
  await expect(verdict).toContainText('above the appetite of 3');
});

for (const route of ['/docs/system-modules/risks', '/blog/mdx-blog-post']) {
  test(`a phone shows all five columns of the risk matrix of ${route}`, async ({page}) => {
    await openPage(page, route);
    for (const width of [390, 360]) {
      await widenTo(page, width);
      const tooNarrow = await page
        .locator('.risk-matrix')
        .first()
        .evaluate((table) =>
          [table as HTMLElement, ...table.querySelectorAll<HTMLElement>('td, td > *')]
            .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth && clientWidth > 0)
            .map(({textContent}) => textContent),
        );
      expect(tooNarrow).toEqual([]);
      const broken = await page.locator('.risk-matrix .risk-cell').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell.lastChild ?? cell);
          return range.getClientRects().length > 1 ? cell.textContent : [];
        }),
      );
      expect(broken).toEqual([]);
    }
  });
}
