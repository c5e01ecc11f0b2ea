import {expect, it} from 'vitest';

import {toStem} from './stem';

it.each([
  ['approve', 'approval', 'approved', 'approving'],
  ['accept', 'acceptance', 'accepted', 'accepting'],
  ['offboard', 'offboarding', 'offboarded'],
  ['delete', 'deletion', 'deleting', 'deleted'],
  ['prioritise', 'prioritize', 'prioritised', 'prioritizing'],
  ['organisation', 'organization'],
  ['expire', 'expired', 'expiring'],
  ['expiry', 'expiries'],
  ['assess', 'assessment', 'assessing'],
  ['encrypt', 'encryption', 'encrypted'],
  ['colour', 'color'],
  ['catalogue', 'catalog'],
  ['stop', 'stopped', 'stopping'],
])('takes %s for the same as its other forms', (...words) => {
  expect(new Set(words.map(toStem)).size).toBe(1);
});

it.each([
  ['audit', 'auditor'],
  ['operation', 'operator'],
  ['review', 'reviewer'],
  ['risk', 'risky'],
])('keeps %s and %s apart', (one, other) => {
  expect(toStem(one)).not.toBe(toStem(other));
});

it.each(['412', 'sso', 'risk', 'löschen', 'v1'])('leaves %s as it is', (word) => {
  expect(toStem(word)).toBe(word);
});
