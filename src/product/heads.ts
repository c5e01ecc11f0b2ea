import product from '#product';

import {listById} from './ids';
import type {Head, Heads} from './model-types';

export type {Callout, Fact, HeadPicture, RecordScreen} from './model-types';

export type HeadId = keyof Heads;

/** What the first screens of pages show: of the modules, the user types and the applications. */
export const heads = listById<HeadId, Head>(product.heads);
