import {findProblemsIn, type ProseRule} from '../site';

/** Reports the errors in `<Languages>` elements. */
export const findLanguageMistakes: ProseRule = (page) =>
  findProblemsIn(page, page.content.choiceMistakes, ({message, fix}) => ({message, fix}));
