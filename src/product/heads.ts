import product from '#product';

import {listById} from './ids';
import type {Head, Heads} from './model-types';

export type {Callout, Fact, HeadPicture, RecordScreen} from './model-types';

export type HeadId = keyof Heads;

/** Page heads of modules, user types and applications. */
export const heads = listById<HeadId, Head>(product.heads);
