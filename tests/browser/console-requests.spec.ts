import {expect, type Page} from '@playwright/test';

import {readClipboard} from './clipboard';
import {consoleOf, openFor, openOther, sendAndExpect, tokenOf} from './console-form';
import {answerOk, test} from './local-server';

const PDF = {name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1')};
const PHOTO = {name: 'luis.png', mimeType: 'image/png', buffer: Buffer.from('a picture')};

async function readCurl(page: Page): Promise<string> {
  await page.getByRole('button', {name: 'Copy as curl'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  return readClipboard(page);
}

test('files are selected for the parts of a form, shown with their size, and sent', async ({
  page,
  startServer,
}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await openOther(page, ['post', '/uploads'], origin);
  await expect(page.getByLabel(/^Body/)).not.toHaveValue(/"id"/);
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await page
    .getByRole('button', {name: 'photo is named in the body, but no file is chosen for it'})
    .click();
  await expect(page.getByLabel(/^photo/)).toBeFocused();
  expect(arrivals).toEqual([]);

  await page.getByLabel(/^photo/).setInputFiles(PHOTO);
  await page.getByLabel(/^scans/).setInputFiles([PDF, {...PDF, name: 'second.pdf'}]);
  await expect(consoleOf(page)).toContainText('luis.png, 9 bytes');
  await expect(page.getByLabel(/^Body/)).toHaveValue(/"scans": \[\s*"plan.pdf",\s*"second.pdf"/);
  expect(await readCurl(page)).toContain("'scans=@second.pdf;type=application/pdf'");
  await page.getByRole('button', {name: 'Remove second.pdf'}).click();
  await sendAndExpect(page, /200/);
  const {headers, body = ''} = arrivals.at(-1) ?? {};
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const data = await new Response(body, {
    headers: {'content-type': headers?.['content-type'] ?? ''},
  }).formData();
  expect([...data.keys()]).toEqual(['note', 'details', 'photo', 'scans']);
  expect(body).toMatch(/name="details"\r\nContent-Type: application\/json\r\n\r\n{"size":2}/);
  const photo = data.get('photo') as File;
  expect([photo.name, photo.type, await photo.text()]).toEqual([
    'luis.png',
    'image/png',
    'a picture',
  ]);
});

test('a file is sent as the whole body', async ({page, startServer}) => {
  const {origin, arrivals} = await startServer(answerOk);
  await openOther(page, ['put', '/files'], origin);
  await page.getByLabel(/^Body/).setInputFiles(PDF);
  await expect(consoleOf(page)).toContainText('plan.pdf, 6 bytes');
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await expect.poll(() => arrivals.at(-1)?.method).toBe('PUT');
  expect(arrivals.at(-1)).toMatchObject({
    body: '%PDF-1',
    headers: {'content-type': 'application/pdf'},
  });
  expect(await readCurl(page)).toContain("--data-binary '@plan.pdf'");
});

for (const {type, start, body} of [
  {
    type: 'application/x-www-form-urlencoded',
    start: 'name',
    body: 'name=Zo%C3%AB+%26+co.&tags=one&tags=two',
  },
  {type: 'application/xml', start: 'xml', body: /<note>\s*<text>a &lt; b<\/text>\s*<\/note>$/},
  {type: 'text/plain', start: 'Some', body: 'Some text.'},
]) {
  test(`a body of the type ${type} is sent with that type`, async ({page, startServer}) => {
    const {origin, arrivals} = await startServer(answerOk);
    await openOther(page, ['post', '/forms'], origin);
    await page.getByLabel('Media type').selectOption({label: type});
    await expect(page.getByLabel(/^Body/)).toHaveValue(new RegExp(start));
    await sendAndExpect(page, /200/);
    expect(arrivals.at(-1)?.headers['content-type']).toContain(type);
    if (typeof body === 'string') expect(arrivals.at(-1)?.body).toBe(body);
    else expect(arrivals.at(-1)?.body).toMatch(body);
  });
}

test('a deprecated parameter is marked', async ({page}) => {
  await openOther(page, ['get', '/items'], 'http://127.0.0.1:1');
  await expect(page.getByLabel('color deprecated')).toBeVisible();
  await expect(page.getByLabel('colour', {exact: true})).toBeVisible();
});

test('the curl command and the samples of the page contain entered values, without the secret', async ({
  page,
}) => {
  await openFor(page, 'create-user', 'https://ciso.acme.org/v2');
  await tokenOf(page).fill('secret-of-the-reader');
  await page.getByLabel(/^Body/).fill('{"email": "own@example.com"}');
  const curl = await readCurl(page);
  expect(curl).toContain('https://ciso.acme.org/v2/users');
  expect(curl).toContain('own@example.com');
  expect(curl).toContain('$TOKEN');

  const samples = page.locator('.api-samples');
  await expect(samples).toContainText('Uses your input.');
  await page.keyboard.press('Escape');
  await expect(samples).toBeVisible();
  const blocks = samples.locator('details[data-language]:has(pre)');
  await expect(samples).toContainText('Uses your input.');
  const texts = await blocks.locator('pre').allTextContents();
  expect(texts.filter((text) => text.includes('own@example.com'))).toHaveLength(18);
  expect(texts.filter((text) => text.includes('ciso.acme.org/v2'))).toHaveLength(18);
  expect(texts.join()).not.toContain('secret-of-the-reader');
  // The program with error handling is in front of the short one.
  expect(texts[0]).toContain('--max-time 30');
  expect(curl).toBe(texts[1]);

  await page.getByRole('button', {name: 'Try it'}).click();
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(samples.locator('pre').first()).not.toContainText('own@example.com');
  await page.keyboard.press('Escape');
  await expect(samples).not.toContainText('own@example.com');
  await expect(samples).not.toContainText('Uses your input.');
});
