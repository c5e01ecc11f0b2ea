import {expect, it} from 'vitest';

import {splitWords, normalisePhrase, joinName, listIndexWords, withoutStopWords} from './words';

it.each([
  ['access_expires_at', ['access', 'expire', 'at']],
  ['If-Match', ['if', 'match']],
  ['/users/{user_id}', ['user', 'user', 'id']],
  ['PATCH /company', ['patch', 'company']],
  ['accessLevel', ['access', 'level']],
  ['OAuth', ['oauth']],
  ['422', ['422']],
])('splits %s', (name, parts) => {
  expect(splitWords(name)).toEqual(parts);
});

it('returns a name as a whole and its parts, and each word once', () => {
  expect(listIndexWords('Send If-Match again')).toEqual([
    'send',
    'ifmatch',
    'if',
    'match',
    'again',
  ]);
  expect(joinName('If-Match')).toBe(joinName('if_match'));
  expect(joinName('e-mail')).toBe('email');
});

it('treats a plural like its singular, and keeps words that only end in s', () => {
  expect(splitWords('policies risks addresses boxes')).toEqual([
    'policy',
    'risk',
    'address',
    'box',
  ]);
  expect(splitWords('closes refuses databases viruses')).toEqual([
    'close',
    'refuse',
    'database',
    'virus',
  ]);
  expect(splitWords('status access this')).toEqual(['status', 'access', 'thi']);
});

it('treats letters with accents like letters without', () => {
  expect(splitWords('Café')).toEqual(['cafe']);
});

it('compares phrases without their stop words', () => {
  expect(normalisePhrase('How to accept a risk')).toBe(normalisePhrase('accept risks'));
  expect(normalisePhrase('What is it?')).toBe('what is it');
});

it('recognises a negation without its apostrophe, and omits fragments of other contractions', () => {
  expect(normalisePhrase("Why can't I see it?")).toBe(normalisePhrase('why cant i see it'));
  expect(normalisePhrase('who hasnt signed in')).toBe(normalisePhrase("who hasn't signed in"));
  expect(normalisePhrase("we'll delete it")).toBe('delete');
});

it('omits small words of German, French and Spanish', () => {
  expect(normalisePhrase('les preuves qui me sont confiées')).toBe('preuve confiee');
  expect(normalisePhrase('el cuestionario de la empresa')).toBe(
    normalisePhrase('cuestionario empresa'),
  );
  expect(normalisePhrase('die Aufgabe für mich')).toBe('aufgabe mich');
});

it('removes stop words from a text, unless nothing is left', () => {
  expect(withoutStopWords('how do I end the e-mail')).toBe('end e-mail');
  expect(withoutStopWords('what is it?')).toBe('what is it?');
});
