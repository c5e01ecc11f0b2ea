import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {describe, expect, it} from 'vitest';

import {Anchors, qualify, toAnchorSegment, toBase} from './anchors';

describe('Anchors', () => {
  it('follow the path to a field', () => {
    expect(new Anchors().takeBelow(toBase('request-body.security_contact'), 'email')).toBe(
      'request-body.security_contact.email',
    );
  });

  it('contain the variant only if the short anchor is taken', () => {
    const anchors = new Anchors();
    const base = toBase('request-body');
    expect(anchors.takeBelow(qualify(base, 'One'), 'email')).toBe('request-body.email');
    expect(anchors.takeBelow(qualify(base, 'Two'), 'email')).toBe('request-body.Two.email');
    expect(anchors.takeBelow(qualify(base, 'Two'), 'phone')).toBe('request-body.phone');
  });

  it('number parts without names', () => {
    const anchors = new Anchors();
    expect(['a', 'a', 'a'].map((anchor) => anchors.take(anchor))).toEqual(['a', 'a~2', 'a~3']);
  });

  it('skip numbers that are already taken', () => {
    const anchors = new Anchors();
    expect(['a~2', 'a', 'a', 'a'].map((anchor) => anchors.take(anchor))).toEqual([
      'a~2',
      'a',
      'a~3',
      'a~4',
    ]);
  });

  it('take time proportional to the number and length of equal anchors', () => {
    const readTime = watchProcessor();
    const anchors = new Anchors();
    for (let count = 0; count < 20_000; count += 1) anchors.take('a');
    expect(anchors.take('a')).toBe('a~20001');
    toAnchorSegment(`a${'-'.repeat(100_000)}a`);
    expect(readTime()).toBeLessThan(1500);
  });

  it('contain no characters that a URL must escape', () => {
    expect(toAnchorSegment('a/b c[d]#{e}')).toBe('a-b-c-d-e');
    expect(toAnchorSegment('<>')).toBe('-');
  });
});
