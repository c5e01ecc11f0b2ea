import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

import {withoutSlash} from '../formats';

/** A version of docs that is not the default. */
export interface OlderVersion {
  readonly label: string;
  /** Path of its pages, without the site's base path or a trailing slash. */
  readonly path: string;
}

/**
 * Lists the versions of a built site's docs, except the default.
 *
 * @param routes as Docusaurus passes them to `postBuild`
 */
export const listOlderVersions = (
  routes: readonly RouteConfig[],
  baseUrl: string,
): readonly OlderVersion[] =>
  routes.flatMap(({path, props, routes: below = []}) => {
    const version = props?.version as PropVersionMetadata | undefined;
    if (version === undefined) return listOlderVersions(below, baseUrl);
    const own = {label: version.label, path: withoutSlash(path.slice(baseUrl.length))};
    return version.isLast ? [] : [own];
  });

export const findOlderVersion = <Version extends Pick<OlderVersion, 'path'>>(
  page: string,
  versions: readonly Version[],
): Version | undefined =>
  versions.find(({path}) => withoutSlash(page) === path || page.startsWith(`${path}/`));
