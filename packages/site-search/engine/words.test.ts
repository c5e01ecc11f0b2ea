import {expect, it} from 'vitest';

import {toParts, toPhrase, toWhole, toWords, withoutStopWords} from './words';

it.each([
  ['access_expires_at', ['access', 'expire', 'at']],
  ['If-Match', ['if', 'match']],
  ['/users/{user_id}', ['user', 'user', 'id']],
  ['PATCH /company', ['patch', 'company']],
  ['accessLevel', ['access', 'level']],
  ['OAuth', ['oauth']],
  ['422', ['422']],
])('takes %s apart', (name, parts) => {
  expect(toParts(name)).toEqual(parts);
});

it('finds a name whole and in its parts, and a word once', () => {
  expect(toWords('Send If-Match again')).toEqual(['send', 'ifmatch', 'if', 'match', 'again']);
  expect(toWhole('If-Match')).toBe(toWhole('if_match'));
  expect(toWhole('e-mail')).toBe('email');
});

it('takes a noun for the same in the plural, and leaves words that only end in s', () => {
  expect(toParts('policies risks addresses boxes')).toEqual(['policy', 'risk', 'address', 'box']);
  expect(toParts('closes refuses databases viruses')).toEqual([
    'close',
    'refuse',
    'database',
    'virus',
  ]);
  expect(toParts('status access this')).toEqual(['status', 'access', 'thi']);
});

it('takes letters with accents for those without', () => {
  expect(toParts('Café')).toEqual(['cafe']);
});

it('compares phrases by the words that say something', () => {
  expect(toPhrase('How to accept a risk')).toBe(toPhrase('accept risks'));
  expect(toPhrase('What is it?')).toBe('what is it');
});

it('recognises a negation without its apostrophe, and omits remains of other short forms', () => {
  expect(toPhrase("Why can't I see it?")).toBe(toPhrase('why cant i see it'));
  expect(toPhrase('who hasnt signed in')).toBe(toPhrase("who hasn't signed in"));
  expect(toPhrase("we'll delete it")).toBe('delete');
});

it('leaves out small words of German, French and Spanish', () => {
  expect(toPhrase('les preuves qui me sont confiées')).toBe('preuve confiee');
  expect(toPhrase('el cuestionario de la empresa')).toBe(toPhrase('cuestionario empresa'));
  expect(toPhrase('die Aufgabe für mich')).toBe('aufgabe mich');
});

it('leaves out of a text what says nothing between its spaces, unless nothing is left', () => {
  expect(withoutStopWords('how do I end the e-mail')).toBe('end e-mail');
  expect(withoutStopWords('what is it?')).toBe('what is it?');
});
