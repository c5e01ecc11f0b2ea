import type {Api} from '@openapi-portal/openapi-model';
import type {PageLink} from '@openapi-portal/openapi-reference';

/** Where the types of a contract are served, from the site's root. */
export const toTypesPath = ({route}: Pick<Api, 'route'>): string => `${route}/openapi.d.ts`;

/** Where the Postman collection of an API is served, from the site's root. */
export const toPostmanPath = ({route}: Pick<Api, 'route'>): string =>
  `${route}/postman-collection.json`;

/** The forms of a contract besides OpenAPI itself, for `createApiPages`. */
export const listDownloads = (api: Api): readonly PageLink[] => [
  ...(api.types === undefined ? [] : [{title: 'TypeScript types', href: toTypesPath(api)}]),
  {title: 'Postman collection', href: toPostmanPath(api)},
];
