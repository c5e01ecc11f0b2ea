import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

import {withoutSlash} from '../formats';

/** A version of docs besides the one that readers come to first. */
export interface OlderVersion {
  readonly label: string;
  /** Of its pages: below the base URL, without a slash at the end. */
  readonly path: string;
}

/**
 * The versions of a built site's docs besides the one that readers come to first.
 *
 * @param routes as Docusaurus gives them to `postBuild`
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

/** The version that a page belongs to, if it is an older one. */
export const findOlderVersion = <Version extends Pick<OlderVersion, 'path'>>(
  page: string,
  versions: readonly Version[],
): Version | undefined =>
  versions.find(({path}) => withoutSlash(page) === path || page.startsWith(`${path}/`));
