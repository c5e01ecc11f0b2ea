import {headsOfApplications} from './heads/applications';
import type {Head} from './heads/head';
import {headsOfThings} from './heads/things';
import {headsOfThreats} from './heads/threats';
import {headsOfUserTypes} from './heads/user-types';
import {headsOfWork} from './heads/work';
import {listById} from './ids';

export type {Callout, Fact, Head, HeadPicture, RecordScreen} from './heads/head';

const all = {
  ...headsOfThings,
  ...headsOfThreats,
  ...headsOfWork,
  ...headsOfUserTypes,
  ...headsOfApplications,
} satisfies Readonly<Record<string, Head>>;

export type HeadId = keyof typeof all;

/** What the first screens of pages show: of the modules, the user types and the applications. */
export const heads = listById<HeadId, Head>(all);
