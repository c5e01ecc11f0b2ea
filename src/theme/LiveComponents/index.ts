import type {LiveComponents} from 'static-pages/prose/live';

/** The components in prose that a reader can work. */
const liveComponents: LiveComponents = {
  Workflow: () =>
    import(/* webpackChunkName: "on-demand-workflow" */ '../../components/Workflow/of'),
  RiskCalculator: () => import('../../components/RiskCalculator'),
};

export default liveComponents;
