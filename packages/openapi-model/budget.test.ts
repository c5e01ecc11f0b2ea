import fs from 'node:fs';
import path from 'node:path';

import {expect, it} from 'vitest';

import {BUDGET, countSteps} from './budget';

it('counts the steps of each stage for each contract', () => {
  const [contract, other] = [{openapi: '3.1.0'}, {openapi: '3.1.0'}];
  expect(countSteps(contract, 'pairs', BUDGET.steps.pairs)).toBe(0);
  expect(countSteps(contract, 'pairs', 1)).toBe(-1);
  expect(countSteps(contract, 'values', 1)).toBe(BUDGET.steps.values - 1);
  expect(countSteps(other, 'pairs', 1)).toBe(BUDGET.steps.pairs - 1);
});

it('has the limits that the README lists', () => {
  const readme = fs.readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
  const [, section = ''] = readme.split('## Limits of a contract');
  const listed = Array.from(section.matchAll(/\| ([\d,]+) +\|/g), ([, count = '']) => count);
  const {members, chain, levels, repeated, tags, listings, title, text, parts} = BUDGET;
  const {page, pages, sample, pairs, changes, steps} = BUDGET;
  const limits = [
    ...[members, chain, levels, repeated, tags, listings, title, text, parts],
    ...[page.fields, steps.schemas, pages.html, pages.schemas, page.html],
    ...[sample.entries, sample.characters, sample.steps, steps.samples],
    ...[steps.overlays, pairs, steps.pairs, changes],
  ];
  expect(listed).toEqual(limits.map((limit) => limit.toLocaleString('en-GB')));
  expect(section).toContain(`plus ${pages.perByte} for each byte of the file`);
  expect(section).toContain(`or ${BUDGET.searches} times all values`);
  const [least, more] = [sample.leastSteps, sample.moreSteps].map((each) =>
    each.toLocaleString('en-GB'),
  );
  expect(section).toContain(`get ${least} steps each, or ${sample.fewSteps} after ${more} more`);
});
