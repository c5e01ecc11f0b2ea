import {lazy} from 'react';

/** The root of older lines, which pages of the newest do not load. */
const LineRoot = lazy(() => import(/* webpackChunkName: "on-demand-api" */ '@theme/ApiLineRoot'));

export default LineRoot;
