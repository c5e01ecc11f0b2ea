import {findAccessProblems} from './api-names/check-access';
import type {Problem} from 'static-pages/reports';

import {findUnmentioned} from './rules/coverage';
import {
  findMissing,
  findUnknownKeys,
  findUnreadable,
  findWrongLengths,
  findWrongTypes,
} from './rules/front-matter';
import {findImageProblems} from './rules/images';
import {findBrokenLinks} from './rules/links';
import {findUndefinedNames, findUnreadableDefinitions} from './rules/tags-and-authors';
import {findUnknownParts} from './rules/parts';
import {findUndefinedReferences} from './rules/link-labels';
import {findSyntaxMistakes} from './rules/syntax';
import {findUnknownNames} from './rules/api-names';
import type {Rule, Site} from './site';

/** Mistakes that make a content plugin fail on its own, at the first file and without a line. */
const loadingRules: readonly Rule[] = [findUnreadable, findWrongTypes, findUndefinedNames];

const rules: readonly Rule[] = [
  ...loadingRules,
  findMissing,
  findWrongLengths,
  findUnknownKeys,
  findSyntaxMistakes,
  findUndefinedReferences,
  findBrokenLinks,
  findImageProblems,
  findUnknownParts,
];

/** What contracts can be asked for once their pages are generated, which is when routes are known. */
const contractRules: readonly Rule[] = [findUnknownNames];

const apply = (applied: readonly Rule[], site: Site): readonly Problem[] => [
  ...findUnreadableDefinitions(site),
  ...[...site.pages.values()]
    .filter(({isPart}) => !isPart)
    .flatMap((page) => applied.flatMap((rule) => rule(page, site))),
];

/** Whether the content plugins can load the pages at all. */
export const isLoadable = (site: Site): boolean => apply(loadingRules, site).length === 0;

/** All problems of all pages; what concerns addresses and contracts only where the site's routes are known. */
export const findProblems = (site: Site): readonly Problem[] =>
  site.routes === undefined
    ? apply(rules, site)
    : [
        ...apply([...rules, ...contractRules], site),
        ...findUnmentioned(site),
        ...findAccessProblems(site),
      ];
