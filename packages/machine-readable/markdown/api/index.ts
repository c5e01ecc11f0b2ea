import type {MarkdownRule} from '../rule';
import {errors} from './errors';
import {facts} from './facts';
import {fields} from './fields';
import {limits} from './limits';
import {samples} from './samples';
import {variants} from './variants';

/** Rules for the pages that `docusaurus-openapi` makes, by the classes of its parts. */
export const apiRules: readonly MarkdownRule[] = [
  ...facts,
  ...fields,
  ...limits,
  ...errors,
  ...samples,
  ...variants,
];
