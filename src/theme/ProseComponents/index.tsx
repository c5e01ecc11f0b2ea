import {LanguageChoice, LanguageFold} from '@openapi-portal/docusaurus-openapi-theme/languages';
import {PageStyles} from '@openapi-portal/static-pages/client';
import {markLive} from '@openapi-portal/static-pages/prose';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

import ApiChanges from '../../components/ApiChanges';
import Nutshell from '../../components/Nutshell';
import ProgramDigest from '../../components/ProgramDigest';
import ProvokeIt from '../../components/ProvokeIt';
import RiskCalculator from '../../components/RiskCalculator';
import {PlacedWorkflow} from '../../components/Workflow/of';
import * as productViews from '../../product-views';
import {find} from '../../product-views/find';
import {heads} from '../../product/heads';

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

/** A head, with what only its picture needs. Without tasks a page has no groups in its contents, nor the styles of those. */
const PlacedHead = (props: ComponentProps<typeof PageHead>): ReactNode => {
  const {hasNavigation = false, screen} = find(heads, props.of).picture;
  return (
    <>
      {props.children === undefined && <PageStyles address={PAGE_STYLESHEETS.grouped} />}
      {hasNavigation && <PageStyles address={PAGE_STYLESHEETS.applications} />}
      {screen?.below === 'matrix' && <PageStyles address={PAGE_STYLESHEETS.riskMatrix} />}
      <PageHead {...props} />
    </>
  );
};

interface LanguagesProps extends ComponentProps<typeof LanguageChoice> {
  /** True for the first one of the page, which contains the styles for all. */
  readonly isFirst?: boolean;
}

const Languages = ({isFirst = false, ...props}: LanguagesProps): ReactNode => (
  <>
    {isFirst && <PageStyles address={PAGE_STYLESHEETS.languages} />}
    <LanguageChoice {...props} />
  </>
);

/** `config/page-length.ts` counts only the words of the first language, because a reader reads one. */
const Language = (props: ComponentProps<typeof LanguageFold>): ReactNode => (
  <LanguageFold {...props} {...(!props.isFirst && {className: 'language-again'})} />
);

/** The components that authors can use in prose. */
const proseComponents = {
  ...productViews,
  ApiChanges,
  Nutshell,
  Language,
  Languages,
  Glossary: withStyles(PAGE_STYLESHEETS.glossary, Glossary),
  Illustration: withStyles(PAGE_STYLESHEETS.pictures, Illustration),
  ModuleMap: withStyles(PAGE_STYLESHEETS.moduleMap, ModuleMap),
  PageHead: PlacedHead,
  RiskCalculator: markLive('RiskCalculator', RiskCalculator),
  RiskMatrix: withStyles(PAGE_STYLESHEETS.riskMatrix, RiskMatrix),
  RunningExample: withStyles(PAGE_STYLESHEETS.example, RunningExample),
  RunningExampleDay: withStyles(PAGE_STYLESHEETS.example, RunningExampleDay),
  ProgramDigest,
  ProvokeIt,
  Workflow: PlacedWorkflow,
  Details,
};

export default proseComponents;
