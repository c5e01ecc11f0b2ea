export {findProblems} from '../check';
export {markdown, toFixturePage, toFixtureRoutes} from './sample-site';
export type {Content, Page} from '../page';
export {createReader, toPage} from '../read';
