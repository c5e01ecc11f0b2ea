import {findReleaseProblems} from '@openapi-portal/api-names';
import type {Problem} from '@openapi-portal/reports';

import {findAccessProblems} from './name-links/check-access';
import {findUnknownNames} from './rules/api-names';
import {findUnmentioned} from './rules/coverage';
import {
  findMissing,
  findUnknownKeys,
  findUnreadable,
  findWrongLengths,
  findWrongTypes,
} from './rules/front-matter';
import {findImageProblems} from './rules/images';
import {
  findLanguageMistakes,
  findSyntaxMistakes,
  findUndefinedReferences,
  findUndrawnCode,
} from './rules/syntax';
import {findBrokenLinks} from './rules/links';
import {findUnknownParts} from './rules/parts';
import {findUndefinedNames, findUnreadableDefinitions} from './rules/tags-and-authors';
import {findVersionOf, type ProseRule, type ProseSite} from './site';

/** Rules for errors that would otherwise make a content plugin throw at the first file, without a line number. */
const loadingRules: readonly ProseRule[] = [findUnreadable, findWrongTypes, findUndefinedNames];

const rules: readonly ProseRule[] = [
  ...loadingRules,
  findMissing,
  findWrongLengths,
  findUnknownKeys,
  findSyntaxMistakes,
  findUndefinedReferences,
  findBrokenLinks,
  findImageProblems,
  findUnknownParts,
  findUndrawnCode,
  findLanguageMistakes,
];

function apply(applied: readonly ProseRule[], site: ProseSite): readonly Problem[] {
  const pages = [...site.pages.values()].filter(({isPart}) => !isPart);
  const found = pages.flatMap((page) => {
    const {apis} = findVersionOf(page, site) ?? site;
    return applied.flatMap((rule) => rule(page, {...site, apis}));
  });
  return [...findUnreadableDefinitions(site), ...found];
}

export const isSiteLoadable = (site: ProseSite): boolean => apply(loadingRules, site).length === 0;

/** Reports translations without a source page. Docusaurus ignores such files silently. */
const findStrays = ({strays}: ProseSite): readonly Problem[] =>
  strays.map((file) => ({
    file,
    line: 1,
    column: 1,
    message: 'This translation has no source page, so it is not published',
    fix: 'move it to the path of its source page, or remove it',
  }));

/** Checks all pages. API names are only checked once the site's routes are known, because their pages exist by then. */
export const findProblems = (site: ProseSite): readonly Problem[] =>
  site.routes === undefined
    ? apply(rules, site)
    : [
        ...apply([...rules, findUnknownNames], site),
        ...findStrays(site),
        ...(site.versions?.length ? findReleaseProblems(site.siteDir) : []),
        // Coverage is only checked for the default language.
        ...(site.translations === undefined ? findUnmentioned(site) : []),
        ...findAccessProblems(site),
      ];
