import type {BuiltApi} from './build-api';

/**
 * An API as it is asked for once its pages are written: which pages there are, and its contract. What they hold takes
 * hundreds of megabytes of a large contract, which would go on being there while pages are bundled.
 */
export const withoutContents = (built: BuiltApi): BuiltApi => ({
  ...built,
  models: new Map(),
  names: {...built.names, operations: []},
  pages: built.pages.map(({id, title, description, record}) => ({
    id,
    title,
    description,
    record,
    html: '',
    plainHtml: '',
    contents: [],
    anchors: [],
    links: [],
    schemas: [],
  })),
});
