import product from '#product';
import {describe, expect, it} from 'vitest';

import {entities, valuedFields} from './entities';
import {priorities} from './exposure-priority';
import {type HeadId, heads} from './heads';
import {modules} from './modules';
import {defaultAppetite, highestScore} from './risk-score';
import {settings} from './settings';

const days = priorities.flatMap((priority) => priority.days ?? []);
const markings = valuedFields.find(({id}) => id === 'news-item.tlp')?.values ?? [];
const course = entities.find(({id}) => id === 'course')?.fields ?? [];
const notice = settings.find(({name}) => name === 'account.end_notice_days')?.standard;
const passMark = course.find(({name}) => name === 'pass_mark')?.example;

describe('the numbers in the heads', () => {
  it.each<[HeadId, string, string]>([
    ['company', 'Risk appetite', `${defaultAppetite}`],
    ['cve', 'Deadline', `${days.slice(0, -1).join(', ')} or ${days.at(-1)} days`],
    ['cyberview-application', 'Modules', `All ${modules.length}`],
    ['news', 'TLP', `${markings.length} markings`],
    ['reports', 'Templates', `${product.reports.length}`],
    ['risks', 'Score', `1 to ${highestScore}`],
    ['university', 'Pass mark', `${passMark} per cent`],
    ['vendor', 'Reminder', `${notice} days`],
  ])('come from the model: %s, %s', (id, label, value) => {
    const facts = heads.find((head) => head.id === id)?.facts ?? [];
    expect(facts.find((fact) => fact.label === label)?.value).toBe(value);
  });

  it('name the default appetite of a risk', () => {
    const facts = heads.find(({id}) => id === 'risks')?.facts ?? [];
    const texts = facts.map(({more}) => more);
    expect(texts).toContain(`${defaultAppetite} is the default`);
  });
});
