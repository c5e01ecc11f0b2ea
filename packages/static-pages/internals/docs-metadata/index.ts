import contentDocs, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {areInternalsOff} from '..';

import {toLeanActions} from './lean-actions';

type DocsOptions = Parameters<typeof contentDocs>[1];

/** Docusaurus' docs plugin, whose pages carry no lists of all the others. */
export default async function leanDocs(context: LoadContext, options: unknown): Promise<Plugin> {
  const docs = (await contentDocs(context, options as DocsOptions)) as Plugin;
  if (areInternalsOff()) return docs;
  return {
    ...docs,
    contentLoaded: ({actions, ...rest}) =>
      docs.contentLoaded?.({...rest, actions: toLeanActions(actions)}),
  };
}

/** Docusaurus' type of a plugin wants this generic; it calls it with the options of this plugin. */
leanDocs.validateOptions = validateOptions as never;
