import {definitionLists} from './definition-lists';
import {howToEnds} from './how-to-ends';
import {markRecordKeys} from './mark-record-keys';

/** The rehype plugins that find the parts of prose which look like no other: keys, labels, ends of how-tos. */
export const proseParts = [markRecordKeys, definitionLists, howToEnds];
