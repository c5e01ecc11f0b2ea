import {markLive} from 'static-pages/prose/live';
import type {ComponentProps, ReactNode} from 'react';

import Nutshell from '../../components/Nutshell';
import ProvokeIt from '../../components/ProvokeIt';
import RiskCalculator from '../../components/RiskCalculator';
import {PlacedWorkflow} from '../../components/Workflow/of';
import {productViews} from '../../product-views';

/** A fold that needs no script. */
const Fold = (props: ComponentProps<'details'>): ReactNode => <details {...props} />;

/** What authors can write in prose besides Markdown. */
const proseComponents = {
  ...productViews,
  Nutshell,
  RiskCalculator: markLive('RiskCalculator', RiskCalculator),
  ProvokeIt,
  Workflow: PlacedWorkflow,
  details: Fold,
};

export default proseComponents;
