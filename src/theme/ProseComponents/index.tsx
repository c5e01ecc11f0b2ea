import {markLive} from '@openapi-portal/static-pages/prose';
import type {ComponentProps, ReactNode} from 'react';

import ApiChanges from '../../components/ApiChanges';
import Nutshell from '../../components/Nutshell';
import ProgramDigest from '../../components/ProgramDigest';
import ProvokeIt from '../../components/ProvokeIt';
import RiskCalculator from '../../components/RiskCalculator';
import {PlacedWorkflow} from '../../components/Workflow/of';
import * as productViews from '../../product-views';

/** `<details>` in a page, which looks like all folds, and needs no script. */
const Details = (props: ComponentProps<'details'>): ReactNode => (
  <details {...props} className="fold" />
);

/** What authors can write in prose besides Markdown. */
const proseComponents = {
  ...productViews,
  ApiChanges,
  Nutshell,
  RiskCalculator: markLive('RiskCalculator', RiskCalculator),
  ProgramDigest,
  ProvokeIt,
  Workflow: PlacedWorkflow,
  Details,
};

export default proseComponents;
