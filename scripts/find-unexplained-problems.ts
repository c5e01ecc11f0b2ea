import fs from 'node:fs';
import path from 'node:path';

import {readNames} from '@openapi-portal/api-names';
import {listNodes} from '@openapi-portal/markdown-source';
import type {Api} from '@openapi-portal/openapi-model';
import {type Mistake, type Problem, YamlFile} from '@openapi-portal/reports';
import {joinPointer} from '@openapi-portal/reports/pointer';

import {listParagraphs, readSections, type Section, toPageFile} from './read-sections';
import {siteDir} from './site';

const EXTRAS = path.join(siteDir, 'config/api-extras.ts');

const listExamples = ({blocks}: Section): readonly string[] =>
  blocks.flatMap(listNodes).flatMap((node) => (node.type === 'code' ? [node.value] : []));

/** Reports a missing cause, remedy or example in the section of a problem type. */
function findGap(section: Section, slug: string): Mistake | undefined {
  const [cause = '', remedy = ''] = listParagraphs(section);
  const message = `The section of the problem type ${slug}`;
  if (!/^Cause\. ./.test(cause)) {
    return {message: `${message} does not start with the cause`, fix: 'start it with **Cause.**'};
  }
  if (!/^Remedy\. ./.test(remedy)) {
    const fix = 'start its second paragraph with **Remedy.**';
    return {message: `${message} has no remedy`, fix};
  }
  if (listExamples(section).join('\n').includes(`/problems/${slug}"`)) return undefined;
  return {message: `${message} has no example`, fix: 'add one, with its `type`'};
}

function checkType(slug: string, page: string, contract: string): Problem | undefined {
  const section = readSections(page).find(({id}) => id === slug);
  if (section === undefined) {
    const pointer = joinPointer('#/x-problem-types', slug);
    const fix = `add \`### ${slug} {/* #${slug} */}\` there, with **Cause.**, **Remedy.** and an example`;
    const message = `${page} has no section #${slug}, to which the URL of the problem type leads`;
    return YamlFile.read(contract).toProblem(pointer, message, fix);
  }
  const gap = findGap(section, slug);
  return gap && {file: path.join(siteDir, page), line: section.line, column: 1, ...gap};
}

/**
 * Reports problem types that the errors page does not explain with a cause, a remedy and an example. The problem types
 * are read from the names that the last build or check generated.
 */
export const findUnexplainedProblems = (apis: readonly Api[]): readonly Problem[] =>
  readNames(siteDir).flatMap(({id, contract, problems}) => {
    const errorsPage = apis.find((api) => api.id === id)?.errorsPage;
    if (errorsPage === undefined) return [];
    const page = toPageFile(`/${errorsPage}`);
    if (!fs.existsSync(path.join(siteDir, page))) {
      const message = `errorsPage: the page ${errorsPage}, to which problem types link, does not exist`;
      return [
        {file: EXTRAS, line: 1, column: 1, message, fix: 'set it to the page that explains them'},
      ];
    }
    return problems.flatMap(({slug}) => checkType(slug, page, contract) ?? []);
  });
