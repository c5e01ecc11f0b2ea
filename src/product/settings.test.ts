import {describe, expect, it} from 'vitest';

import {priorities} from './exposure-priority';
import {defaultAppetite} from './risk-score';
import {settings} from './settings';

const find = (name: string) => settings.find((setting) => setting.name === name);

describe('the settings of an installation', () => {
  it('have a unique name each, and say what, who and where', () => {
    expect(new Set(settings.map(({name}) => name)).size).toBe(settings.length);
    for (const setting of settings) expect(Object.values(setting)).not.toContain('');
  });

  it('have the same defaults as the rest of the model', () => {
    expect(find('risk_appetite_threshold')?.standard).toBe(String(defaultAppetite));
    const days = priorities.flatMap((priority) => priority.days ?? []);
    expect(find('days of the priorities')?.standard).toBe(days.join(', '));
  });

  it.each([
    ['session.idle_minutes', '30', '5 to 120'],
    ['session.max_hours', '12', '1 to 24'],
    ['token.lifetime_seconds', '3600', '300 to 86,400'],
    ['api.rate_per_minute', '60', '10 to 6,000'],
    ['log.retention_months', '36', 'at least 12'],
    ['account.end_notice_days', '14', '1 to 60'],
  ])('give %s the default %s and the range %s', (name, standard, range) => {
    expect(find(name)).toMatchObject({standard, range});
  });

  it('do not let anyone change fixed settings', () => {
    const fixed = settings.filter(({range}) => range === 'fixed');
    expect(fixed.map(({name, setBy}) => [name, setBy])).toEqual([['api.body_bytes', 'no one']]);
  });
});
