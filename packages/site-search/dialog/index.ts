/** The chunk that is loaded when a reader opens the search. */
export {SearchDialog} from './search-dialog';
export {SearchPanel} from './search-panel';
