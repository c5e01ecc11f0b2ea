import {
  memorySkillFiles,
  type SkillCatalog,
  SkillsExtension,
} from '@modelcontextprotocol/server/ext/skills';

import {toSkillPath} from '../contract-files/paths';
import type {ApiRoute} from './contracts';
import type {SiteDescription} from './open-site';
import type {SiteFiles} from './site-files';

/** Matches the name in the front matter of a skill. */
const NAME = /^---\n(?:.*\n)*?name: (?<name>[a-z0-9-]+)\n/;

/**
 * Reads the skill of an API.
 *
 * @returns name and text; empty without a skill, or after a warning if the file cannot be read
 */
async function readSkill(files: SiteFiles, api: ApiRoute): Promise<readonly [string, string][]> {
  try {
    const text = await files.read(toSkillPath(api));
    const name = NAME.exec(text ?? '')?.groups?.name;
    return text === undefined || name === undefined ? [] : [[`${name}/SKILL.md`, text]];
  } catch (error) {
    console.warn((error as Error).message);
    return [];
  }
}

/**
 * Loads the skills of a site's APIs, if assistants may follow them. They are resources of the server, and clients that know the Skills extension
 * (SEP-2640) also get their front matter and digests. A damaged skill is left out and named on standard error.
 */
export async function loadSkills(
  files: SiteFiles,
  {apis, isTrusted = false}: SiteDescription,
): Promise<SkillCatalog> {
  const trusted = isTrusted ? apis : [];
  const skills = await Promise.all(trusted.map((api) => readSkill(files, api)));
  return SkillsExtension.load(memorySkillFiles(Object.fromEntries(skills.flat())));
}
