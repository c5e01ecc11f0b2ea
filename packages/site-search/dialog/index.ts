/** What is loaded when a reader turns to search. */
export {SearchDialog} from './search-dialog';
export {SearchPanel} from './search-panel';
