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
])('treats %s and its other forms as the same word', (...words) => {
  expect(new Set(words.map(toStem)).size).toBe(1);
});

it.each([
  ['audit', 'auditor'],
  ['operation', 'operator'],
  ['review', 'reviewer'],
  ['risk', 'risky'],
])('distinguishes %s and %s', (one, other) => {
  expect(toStem(one)).not.toBe(toStem(other));
});

it.each(['412', 'sso', 'risk', 'löschen', 'v1'])('does not change %s', (word) => {
  expect(toStem(word)).toBe(word);
});
