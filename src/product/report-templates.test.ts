import product from '#product';

import {describe, expect, it} from 'vitest';

import {modules} from './modules';
import {records} from './running-example';

describe('the templates of reports', () => {
  it('have a unique name each and ask a question', () => {
    const names = product.reports.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    product.reports.forEach(({question}) => expect(question).toMatch(/^[A-Z].*\?$/));
  });

  it('take their data from modules that are related to reports', () => {
    const related = modules.find(({id}) => id === 'reports')?.related ?? [];
    const used = product.reports.flatMap(({sources}) => sources);
    expect([...new Set(used)].sort()).toEqual([...related].sort());
  });

  it('include the template of the example', () => {
    const report = records.find(({key}) => key === 'RPT-0031')?.name ?? '';
    expect(product.reports.filter(({name}) => report.startsWith(name))).toHaveLength(1);
  });
});
