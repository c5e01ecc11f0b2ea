import {findNearest} from '@openapi-portal/reports';

import {findProblemsIn, type ProseRule} from '../site';

export const findUndefinedReferences: ProseRule = (page) =>
  findProblemsIn(page, page.content.danglingReferences, ({label}) => {
    const nearest = findNearest(label, page.content.labels);
    return {
      message: `The label [${label}] is not defined`,
      fix: nearest
        ? `write [${nearest}]`
        : `add a line "[${label}]: URL", or write \\[ if it is text`,
    };
  });
