import {writeFiles} from '@openapi-portal/reports/testing';

import {type SmallBuild, toBuildFiles} from './small-builds';

/** Writes a small build as a whole one lies on the disk, and gives its folder. */
export const writeBuild = (build: SmallBuild): string => writeFiles(toBuildFiles(build));
