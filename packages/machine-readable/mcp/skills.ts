import {
  memorySkillFiles,
  type SkillCatalog,
  SkillsExtension,
} from '@modelcontextprotocol/server/ext/skills';

import {toSkillPath} from '../contract-files/paths';
import type {ApiRoute} from './contracts';
import type {SiteFiles} from './site-files';

/** Matches the name in the front matter of a skill. */
const NAME = /^---\n(?:.*\n)*?name: (?<name>[a-z0-9-]+)\n/;

/**
 * Loads the skills of a site's APIs. They are resources of the server, and clients that know the Skills extension
 * (SEP-2640) also get their front matter and digests. A damaged skill is left out and named on standard error.
 *
 * @throws Error if a file cannot be read
 */
export async function loadSkills(
  files: SiteFiles,
  apis: readonly ApiRoute[],
): Promise<SkillCatalog> {
  const skills: Record<string, string> = {};
  for (const api of apis) {
    const text = await files.read(toSkillPath(api));
    const name = text && NAME.exec(text)?.groups?.name;
    if (text !== undefined && name) skills[`${name}/SKILL.md`] = text;
  }
  return SkillsExtension.load(memorySkillFiles(skills));
}
