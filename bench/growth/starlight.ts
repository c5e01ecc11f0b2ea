import {copySite} from '../site-folder';
import {starlightBuild} from '../peers/starlight';
import type {Generator} from './generator';

/** starlight-openapi, as the comparison of pages builds it. */
export const starlight: Generator = {
  name: 'starlight',
  title: 'starlight-openapi',
  prepare: (contractJson, dir) => copySite('starlight', contractJson, dir),
  ...starlightBuild,
  address: '/api/operations/metaroot/',
};
