import {lazy} from 'react';

/** Renders pages of older minor versions, loaded on demand. */
const LineRoot = lazy(() => import(/* webpackChunkName: "on-demand-api" */ '@theme/ApiLineRoot'));

export default LineRoot;
