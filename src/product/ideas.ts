import product from '#product';

import {listById} from './ids';
import type {IdeaData} from './model-types';

export interface Idea extends IdeaData {
  readonly id: string;
}

export const ideas: readonly Idea[] = listById<string, IdeaData>(product.ideas);
