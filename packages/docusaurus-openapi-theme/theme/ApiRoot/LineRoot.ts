import {lazy} from 'react';

/**
 * Renders pages of older minor versions. It is loaded on demand, because pages of the newest version do not need it.
 */
const LineRoot = lazy(() => import(/* webpackChunkName: "on-demand-api" */ '@theme/ApiLineRoot'));

export default LineRoot;
