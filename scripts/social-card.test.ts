import {describe, expect, it} from 'vitest';

import {CLAIM, NAME} from '../config/identity';
import {toSocialCard} from './social-card';

const TOKENS = `:root { --ink: #111; --muted: #222222; --line: #333; }
[data-theme='dark'] { --ink: #eee; }`;

describe('the social card', () => {
  const card = toSocialCard('<path d="M0 0"/>', TOKENS);

  it('says the name and the claim of the site', () => {
    const texts = card.replace(/<[^>]*>/g, '\n').split(/\s*\n\s*/);
    expect(texts).toContain(NAME);
    expect(texts.join(' ')).toContain(CLAIM);
  });

  it('holds the mark', () => {
    expect(card).toContain('<path d="M0 0"/>');
  });

  it('takes its colours from the light mode of the look', () => {
    expect(card).toContain('fill="#111"');
    expect(card).toContain('fill="#222222"');
    expect(card).toContain('stroke="#333"');
    expect(card).not.toContain('#eee');
  });

  it('needs every colour that it names', () => {
    expect(() => toSocialCard('', TOKENS.replace('--line', '--rule'))).toThrow(/line/);
  });
});
