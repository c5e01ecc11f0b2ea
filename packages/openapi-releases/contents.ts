import type {ChangelogApi, ChangelogContents} from './ApiChanges/changelog';

/** What a list of contents says of a changelog: so little that each page can carry it. */
export const toContents = ({id, releases}: ChangelogApi): ChangelogContents => ({
  id,
  releases: releases.map(({version, anchor}) => ({version, anchor})),
});
