import type {BuiltApi} from './build-api';

/** Drops the contents of pages once they are written, which would occupy memory while pages are bundled. */
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
