import product from '#product';

import {listById} from './ids';
import type {Head, Heads} from './model-types';

export type {Callout, Fact, HeadPicture, RecordScreen} from './model-types';

export type HeadId = keyof Heads;

export const heads = listById<HeadId, Head>(product.heads);
