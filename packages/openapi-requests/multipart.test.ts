import {expect, it} from 'vitest';

import {buildMultipart} from './multipart';

it('writes parts that a server reads correctly', async () => {
  const body = buildMultipart(
    [
      {name: 'note', text: 'one\ntwo'},
      {name: 'data', text: '{"a":1}', contentType: 'application/json'},
      {name: 'photo', file: 'named.png', contentType: 'image/png'},
      {name: 'photo', file: 'other.png', contentType: 'image/png'},
    ],
    {
      photo: [
        new File(['first'], 'a "b".jpg', {type: 'image/jpeg'}),
        new File(['second'], 'c.bin'),
      ],
    },
  );
  const text = await body.text();
  const data = await new Response(body).formData();
  expect(data.get('note')).toBe('one\r\ntwo');
  // The part has a content type but no file name, so it is not a file.
  expect(text).toContain(
    'Content-Disposition: form-data; name="data"\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n',
  );
  const photos = data.getAll('photo') as File[];
  expect(photos.map(({type}) => type)).toEqual(['image/jpeg', 'image/png']);
  expect(await Promise.all(photos.map((photo) => photo.text()))).toEqual(['first', 'second']);
  expect(text).toContain('filename="a %22b%22.jpg"');
});

it('omits a file that is not selected', async () => {
  const parts = [{name: 'photo', file: 'named.png', contentType: 'image/png'}];
  expect(await buildMultipart(parts, {}).text()).not.toContain('photo');
});

it('writes parts without names for other types (RFC 2046, 5.1)', async () => {
  const parts = [
    {name: 'meta', text: '{"a":1}', contentType: 'application/json'},
    {name: 'media', file: 'named.png', contentType: 'image/png'},
  ];
  const files = {media: [new File(['bytes'], 'a.png', {type: 'image/png'})]};
  const body = buildMultipart(parts, files, 'multipart/related');
  const [, boundary = ''] = /^multipart\/related; boundary=(.+)$/.exec(body.type) ?? [];
  expect(await body.text()).toBe(
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n` +
      `--${boundary}\r\nContent-Type: image/png\r\n\r\nbytes\r\n--${boundary}--\r\n`,
  );
});
