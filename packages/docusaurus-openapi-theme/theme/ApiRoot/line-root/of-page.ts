import {lazy} from 'react';

/** The root of older lines: pages of the newest load none of it. The build puts another of these modules on the server. */
const LineRoot = lazy(() => import(/* webpackChunkName: "on-demand-api" */ '@theme/ApiLineRoot'));

export default LineRoot;
