import type {LiveComponents} from '@openapi-portal/static-pages/prose';

/** The components in prose that a reader can work. */
const liveComponents: LiveComponents = {
  Workflow: () =>
    import(/* webpackChunkName: "on-demand-workflow" */ '../../components/Workflow/of'),
  RiskCalculator: () => import('../../components/RiskCalculator'),
};

export default liveComponents;
