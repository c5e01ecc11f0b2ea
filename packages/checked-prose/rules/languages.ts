import {findProblemsIn, type ProseRule} from '../site';

/** A choice of languages has at least two, each once. */
export const findLanguageMistakes: ProseRule = (page) =>
  findProblemsIn(page, page.content.choiceMistakes, ({message, fix}) => ({message, fix}));
