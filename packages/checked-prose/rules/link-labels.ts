import {findNearest} from 'static-pages/reports/nearest';
import {isParsed} from '../page';
import type {Rule} from '../site';
import {toProblem} from '../site';

/** The label of a reference link must be defined on the page. */
export const findUndefinedReferences: Rule = (page) => {
  const {content} = page;
  if (!isParsed(content)) return [];
  return content.danglingReferences.map((reference) => {
    const nearest = findNearest(reference.label, content.labels);
    const fix = nearest
      ? `write [${nearest}]`
      : `add a line "[${reference.label}]: address", or write \\[ where it is text`;
    return toProblem(page, reference, `Nothing defines the label [${reference.label}]`, fix);
  });
};
