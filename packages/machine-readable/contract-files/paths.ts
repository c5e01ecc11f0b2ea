import type {Api} from '@openapi-portal/openapi-model';
import type {PageLink} from '@openapi-portal/openapi-reference';

/** Returns the path of a contract's TypeScript types, relative to the site root. */
export const toTypesPath = ({route}: Pick<Api, 'route'>): string => `${route}/openapi.d.ts`;

/** Returns the path of an API's Postman collection, relative to the site root. */
export const toPostmanPath = ({route}: Pick<Api, 'route'>): string =>
  `${route}/postman-collection.json`;

export const listDownloads = (api: Api): readonly PageLink[] => [
  ...(api.types === undefined ? [] : [{title: 'TypeScript types', href: toTypesPath(api)}]),
  {title: 'Postman collection', href: toPostmanPath(api)},
];
