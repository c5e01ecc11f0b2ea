import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {shownCall} from '../pages/_home/call';
import {toCall} from './to-call';

const contract = parse(readFileSync(shownCall.contract, 'utf8')) as unknown;

const toText = (html: string): string => html.replace(/<[^>]+>/g, '').replace(/&amp;/g, '&');

describe('the call on the home page', () => {
  it('is a request of the contract, with its headers and its example', () => {
    const {request} = toCall(contract, shownCall);
    expect(request.start).toBe('POST /v1/users HTTP/1.1');
    expect(request.headers).toEqual([
      ['Host', 'api.example.com'],
      ['Authorization', 'Bearer $TOKEN'],
      ['Content-Type', 'application/json'],
      ['Idempotency-Key', expect.stringMatching(/^[\da-f-]{36}$/)],
    ]);
    expect(JSON.parse(toText(request.body))).toMatchObject({user_type: 'outsource'});
  });

  it('has the answer that belongs to the example: the address names the new user', () => {
    const {answer} = toCall(contract, shownCall);
    const user = JSON.parse(toText(answer.body)) as {readonly id: string};
    expect(answer.start).toBe('HTTP/1.1 201 Created');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      Location: `/v1/users/${user.id}`,
      ETag: expect.stringMatching(/^".+"$/) as string,
    });
  });

  it('says who may send it', () => {
    const {scope, userTypes} = toCall(contract, shownCall);
    expect({scope, userTypes}).toEqual({scope: 'users.write', userTypes: ['ciso']});
  });

  it('names what the contract does not have, and the nearest that it has', () => {
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
  });
});
