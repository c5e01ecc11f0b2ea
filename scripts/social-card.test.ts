import {describe, expect, it} from 'vitest';

import {CLAIM, NAME} from '../config/identity';
import {toSocialCard} from './social-card';

const TOKENS = `:root { --ink: #111; --muted: #222222; --line: #333; }
[data-theme='dark'] { --ink: #eee; }`;

describe('the social card', () => {
  const card = toSocialCard('<path d="M0 0"/>', TOKENS);

  it('contains the name and the claim of the site', () => {
    const texts = card.replace(/<[^>]*>/g, '\n').split(/\s*\n\s*/);
    expect(texts).toContain(NAME);
    expect(texts.join(' ')).toContain(CLAIM);
  });

  it('contains the logo', () => {
    expect(card).toContain('<path d="M0 0"/>');
  });

  it('uses the colours of the light mode', () => {
    expect(card).toContain('fill="#111"');
    expect(card).toContain('fill="#222222"');
    expect(card).toContain('stroke="#333"');
    expect(card).not.toContain('#eee');
  });

  it('requires every colour that it uses', () => {
    expect(() => toSocialCard('', TOKENS.replace('--line', '--rule'))).toThrow(/line/);
  });
});
