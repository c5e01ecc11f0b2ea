import type {LiveComponents} from '@openapi-portal/static-pages/prose';

/** Interactive components in prose, which are loaded on demand. */
const liveComponents: LiveComponents = {
  Workflow: () =>
    import(/* webpackChunkName: "on-demand-workflow" */ '../../components/Workflow/of'),
  RiskCalculator: () => import(/* webpackChunkName: "risk" */ '../../components/RiskCalculator'),
};

export default liveComponents;
