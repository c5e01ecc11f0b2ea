import type {BuiltApi} from './build-api';

/**
 * Drops the contents of an API's pages once they are written, and keeps their metadata and the contract. The contents
 * of a large API would occupy hundreds of megabytes while pages are bundled.
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
