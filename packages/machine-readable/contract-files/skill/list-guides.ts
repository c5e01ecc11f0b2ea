import type {AllContent} from '@docusaurus/types';
import type {Api} from '@openapi-portal/openapi-model';

import {isBelow, toMarkdownPath, trimPath} from '../../addresses';
import type {SkillLink} from './build-skill';

/** The properties of a docs page that this module reads. */
interface Doc {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly unlisted?: boolean;
}

type DocsContent =
  | {readonly loadedVersions?: readonly {readonly docs: readonly Doc[]}[]}
  | undefined;

/**
 * Lists the docs pages next to an API: those below the parent of its route that are not pages of an API themselves.
 *
 * @param apis all APIs of the site, older versions included
 * @param address URL of the site, including the base path, with a trailing slash
 */
export function listGuides(
  content: AllContent,
  {route}: Api,
  apis: readonly Api[],
  address: string,
): readonly SkillLink[] {
  const {pathname} = new URL(address);
  const parent = route.split('/').slice(0, -1).join('/');
  const instances = Object.values(content['docusaurus-plugin-content-docs'] ?? {});
  return instances
    .flatMap((one) => (one as DocsContent)?.loadedVersions?.flatMap(({docs}) => docs) ?? [])
    .map((doc) => ({...doc, path: trimPath(doc.permalink.slice(pathname.length - 1))}))
    .filter(({path, unlisted}) => unlisted !== true && path !== '' && isBelow(path, parent))
    .filter(({path}) => !apis.some((api) => isBelow(path, api.route)))
    .map(({path, title, description}) => ({
      title,
      href: address + toMarkdownPath(path),
      description,
    }));
}
