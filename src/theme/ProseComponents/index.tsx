import ApiChanges from '@openapi-portal/openapi-releases/changes';
import {PageStyles, stylesheets} from '@openapi-portal/static-pages/client';
import {markLive} from '@openapi-portal/static-pages/prose';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

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

/** A view whose styles only the pages have that place it. */
const withStyles =
  <Props extends object>(address: string | undefined, View: ComponentType<Props>) =>
  (props: Props): ReactNode => (
    <>
      <PageStyles address={address} />
      <View {...props} />
    </>
  );

const {Illustration, ModuleMap, PageHead, RiskMatrix} = productViews;

/** What authors can write in prose besides Markdown. */
const proseComponents = {
  ...productViews,
  ApiChanges,
  Nutshell,
  Illustration: withStyles(stylesheets.pictures, Illustration),
  ModuleMap: withStyles(stylesheets.moduleMap, ModuleMap),
  PageHead: withStyles(stylesheets.pictures, PageHead),
  RiskCalculator: withStyles(stylesheets.riskMatrix, markLive('RiskCalculator', RiskCalculator)),
  RiskMatrix: withStyles(stylesheets.riskMatrix, RiskMatrix),
  ProgramDigest,
  ProvokeIt,
  Workflow: PlacedWorkflow,
  Details,
};

export default proseComponents;
