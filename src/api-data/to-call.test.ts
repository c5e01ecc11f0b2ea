import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {shownCall} from '../pages/_home/call';
import {toCall} from './read-call';

const contract = parse(readFileSync(shownCall.contract, 'utf8')) as unknown;

const toText = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&');

describe('the call on the home page', () => {
  it('is a request of the contract, with selected fields of its example', () => {
    const {request, summary, body} = toCall(contract, shownCall);
    expect({request, summary}).toEqual({
      request: 'POST /v1/users',
      summary: 'Invite external staff',
    });
    expect(toText(body)).toMatch(/, … \}$/);
    const fields = JSON.parse(toText(body).replace(', …', '')) as object;
    expect(Object.keys(fields)).toEqual(shownCall.fields);
    expect(fields).toMatchObject({user_type: 'outsource'});
  });

  it('contains the status and the URL of the response', () => {
    expect(toCall(contract, shownCall)).toMatchObject({
      status: '201 Created',
      header: ['Location', expect.stringMatching(/^\/v1\/users\/[\da-f-]{36}$/)],
    });
  });

  it('reports missing parts of the contract, with the nearest name', () => {
    expect(() => toCall(contract, {...shownCall, operation: 'creat-user'})).toThrow(
      expect.objectContaining({
        part: 'the operation creat-user',
        pointer: '#/paths',
        nearest: 'create-user',
      }),
    );
    expect(() => toCall(contract, {...shownCall, example: 'robot'})).toThrow(
      expect.objectContaining({
        part: 'the example robot',
        pointer: '#/paths/~1users/post/requestBody/content/application~1json',
        nearest: undefined,
      }),
    );
    expect(() => toCall(contract, {...shownCall, fields: ['emial']})).toThrow(
      expect.objectContaining({part: 'the field emial', nearest: 'email'}),
    );
    expect(() => toCall(contract, {...shownCall, header: 'Locaton'})).toThrow(
      expect.objectContaining({part: 'the header Locaton', nearest: 'Location'}),
    );
  });
});
