import type {Api} from '@openapi-portal/openapi-model';
import type {PageLink} from '@openapi-portal/openapi-reference';

/** Returns the path of a contract's TypeScript types, relative to the site root. */
export const toTypesPath = ({route}: Pick<Api, 'route'>): string => `${route}/openapi.d.ts`;

/** Returns the path of an API's Postman collection, relative to the site root. */
export const toPostmanPath = ({route}: Pick<Api, 'route'>): string =>
  `${route}/postman-collection.json`;

/** Returns the path of the skill that tells coding assistants how to call an API, relative to the site root. */
export const toSkillPath = ({route}: Pick<Api, 'route'>): string => `${route}/SKILL.md`;

/** @param hasSkill true if the site publishes skills */
export const listDownloads = (api: Api, hasSkill = false): readonly PageLink[] => [
  ...(api.types === undefined ? [] : [{title: 'TypeScript types', href: toTypesPath(api)}]),
  {title: 'Postman collection', href: toPostmanPath(api)},
  ...(hasSkill ? [{title: 'Skill for coding assistants', href: toSkillPath(api)}] : []),
];
