import {describe, expect, it} from 'vitest';

import {modules} from './modules';
import {reportTemplates} from './report-templates';
import {records} from './running-example';

describe('the templates of reports', () => {
  it('have a name each and ask a question', () => {
    const names = reportTemplates.map(({name}) => name);
    expect(new Set(names).size).toBe(names.length);
    reportTemplates.forEach(({question}) => expect(question).toMatch(/^[A-Z].*\?$/));
  });

  it('take their data from modules that are related to reports', () => {
    const related = modules.find(({id}) => id === 'reports')?.related ?? [];
    const used = reportTemplates.flatMap(({sources}) => sources);
    expect([...new Set(used)].sort()).toEqual([...related].sort());
  });

  it('hold the one of the example', () => {
    const report = records.find(({key}) => key === 'RPT-0031')?.name ?? '';
    expect(reportTemplates.filter(({name}) => report.startsWith(name))).toHaveLength(1);
  });
});
