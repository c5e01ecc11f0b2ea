export {listMarks, showLine} from './find-line';
export {default as NextRequests} from './parts/next-requests';
export {default as HistoryView} from './parts/history-view';
export {default as Picture} from './parts/picture';
export {default as ProblemView} from './parts/problem-view';
export {parseProblem} from './problem';
export {default as RedirectView} from './parts/redirect-view';
