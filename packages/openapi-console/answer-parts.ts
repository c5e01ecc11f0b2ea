export {default as GoOn} from './parts/go-on';
export {default as HistoryView} from './parts/history-view';
export {default as LongJson} from './parts/long-json';
export {default as Picture} from './parts/picture';
export {default as ProblemHelp} from './parts/problem-help';
export {default as RedirectView} from './parts/redirect-view';
