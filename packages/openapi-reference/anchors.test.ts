import {watchProcessor} from '@openapi-portal/reports/testing/time-limit';
import {describe, expect, it} from 'vitest';

import {Anchors, qualify, toAnchorSegment, toBase} from './anchors';

describe('Anchors', () => {
  it('follow the path to a field', () => {
    expect(new Anchors().takeBelow(toBase('request-body.security_contact'), 'email')).toBe(
      'request-body.security_contact.email',
    );
  });

  it('name the variant only where the path is taken', () => {
    const anchors = new Anchors();
    const base = toBase('request-body');
    expect(anchors.takeBelow(qualify(base, 'One'), 'email')).toBe('request-body.email');
    expect(anchors.takeBelow(qualify(base, 'Two'), 'email')).toBe('request-body.Two.email');
    expect(anchors.takeBelow(qualify(base, 'Two'), 'phone')).toBe('request-body.phone');
  });

  it('number parts that have no name', () => {
    const anchors = new Anchors();
    expect(['a', 'a', 'a'].map((anchor) => anchors.take(anchor))).toEqual(['a', 'a~2', 'a~3']);
  });

  it('count past one that somebody else has', () => {
    const anchors = new Anchors();
    expect(['a~2', 'a', 'a', 'a'].map((anchor) => anchors.take(anchor))).toEqual([
      'a~2',
      'a',
      'a~3',
      'a~4',
    ]);
  });

  it('take time in proportion to how many are equal, and to their length', () => {
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
