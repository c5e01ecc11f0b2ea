import {writeFiles} from '@openapi-portal/reports/testing';

import {type SmallBuild, toBuildFiles} from './small-builds';

/** Writes the files of a small build into a temporary folder, and returns its path. */
export const writeBuild = (build: SmallBuild): string => writeFiles(toBuildFiles(build));
