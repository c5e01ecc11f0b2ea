import {findProblemsIn, type ProseRule} from '../site';

export const findLanguageMistakes: ProseRule = (page) =>
  findProblemsIn(page, page.content.choiceMistakes, ({message, fix}) => ({message, fix}));
