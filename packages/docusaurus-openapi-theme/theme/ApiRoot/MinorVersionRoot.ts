import {lazy} from 'react';

/** Renders pages of older minor versions, loaded on demand. */
const MinorVersionRoot = lazy(
  () => import(/* webpackChunkName: "on-demand-api" */ '@theme/ApiMinorVersionRoot'),
);

export default MinorVersionRoot;
