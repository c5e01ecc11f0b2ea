import product from '#product';

import {listById} from './ids';
import type {Illustration, Illustrations} from './model-types';

export type {Illustration} from './model-types';

export type IllustrationId = keyof Illustrations;

export const illustrations = listById<IllustrationId, Illustration>(product.illustrations);
