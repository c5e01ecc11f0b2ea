import {copyPeerSite} from '../site-folder';
import {starlightBuild} from '../peers/starlight';
import type {Generator} from './generator';

export const starlight: Generator = {
  name: 'starlight',
  title: 'starlight-openapi',
  prepare: (contractJson, dir) => copyPeerSite('starlight', contractJson, dir),
  ...starlightBuild,
  address: '/api/operations/metaroot/',
};
