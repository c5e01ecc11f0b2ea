import {entities} from '../../product/entities';
import type {EntityId} from '../../product/ids';

import {find} from '../find';

/** The examples of the fields of a kind of record, by their names. */
export const readExamples = (id: EntityId): Readonly<Record<string, string>> =>
  Object.fromEntries(find(entities, id).fields.map(({name, example}) => [name, example]));
