import path from 'node:path';

import type {Problem} from '@openapi-portal/reports';

import type {NoticesOptions} from './options';
import type {Package} from './packages';

/** The MIT License without its title and copyright lines (SPDX: MIT). */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

type Known = NoticesOptions['known'];

export const isComplete = ({licence, text}: Package): boolean => licence !== '' && text !== '';

/** Adds the name and text of the licence to a package that lacks them, from the site's options. */
export function complete(one: Package, known: Known): Package {
  const licence = known[one.name];
  if (isComplete(one) || licence === undefined || !['', 'MIT'].includes(one.licence)) return one;
  const {because, copyright} = licence;
  return {...one, licence: 'MIT', text: `${because}\n\n${copyright.join('\n')}\n\n${MIT}`};
}

/** Lists packages whose licence an author must look up, and options that are no longer needed. */
export function findProblems(
  packages: readonly Package[],
  siteDir: string,
  {list, known}: NoticesOptions,
): readonly Problem[] {
  const location = {file: path.join(siteDir, list), line: 1, column: 1};
  const unknown = packages.filter((one) => !isComplete(complete(one, known)));
  const needed = packages.filter((one) => !isComplete(one)).map(({name}) => name);
  const idle = Object.keys(known).filter((name) => !needed.includes(name));
  return [
    ...unknown.map(({name, version, licence}) => ({
      ...location,
      message: `${name} ${version} is part of the published site, but has no ${licence === '' ? 'licence' : 'licence text'}`,
      fix: 'find its licence in its source repository, and add it to `known` with the reason',
    })),
    ...idle.map((name) => ({
      ...location,
      message: `${name} is not part of the published site, or contains its licence text`,
      fix: 'remove it from `known`',
    })),
  ];
}
