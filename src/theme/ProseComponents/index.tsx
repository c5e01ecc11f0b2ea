import {PageStyles, stylesheets} from '@openapi-portal/static-pages/client';
import {markLive} from '@openapi-portal/static-pages/prose';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

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

/** A view whose styles only the pages have that place it. */
const withStyles =
  <Props extends object>(address: string | undefined, View: ComponentType<Props>) =>
  (props: Props): ReactNode => (
    <>
      <PageStyles address={address} />
      <View {...props} />
    </>
  );

const {Glossary, Illustration, ModuleMap, PageHead, RiskMatrix} = productViews;
const {RunningExample, RunningExampleDay} = productViews;

/** Only the applications show their modules; one of them has no how-to, and so no groups in its contents. */
const PlacedHead = (props: ComponentProps<typeof PageHead>): ReactNode => (
  <>
    {props.of === 'cyberview-application' && <PageStyles address={stylesheets.grouped} />}
    {props.of.endsWith('-application') && <PageStyles address={stylesheets.applications} />}
    {props.of === 'user-administration' && <PageStyles address={stylesheets.applications} />}
    {props.of === 'risks' && <PageStyles address={stylesheets.riskMatrix} />}
    <PageHead {...props} />
  </>
);

/** What authors can write in prose besides Markdown. */
const proseComponents = {
  ...productViews,
  ApiChanges,
  Nutshell,
  Glossary: withStyles(stylesheets.glossary, Glossary),
  Illustration: withStyles(stylesheets.pictures, Illustration),
  ModuleMap: withStyles(stylesheets.moduleMap, ModuleMap),
  PageHead: PlacedHead,
  RiskCalculator: markLive('RiskCalculator', RiskCalculator),
  RiskMatrix: withStyles(stylesheets.riskMatrix, RiskMatrix),
  RunningExample: withStyles(stylesheets.example, RunningExample),
  RunningExampleDay: withStyles(stylesheets.example, RunningExampleDay),
  ProgramDigest,
  ProvokeIt,
  Workflow: PlacedWorkflow,
  Details,
};

export default proseComponents;
