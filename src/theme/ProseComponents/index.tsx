import {LanguageChoice, LanguageFold} from '@openapi-portal/docusaurus-openapi-theme/languages';
import {PageStyles} from '@openapi-portal/static-pages/client';
import {markLive} from '@openapi-portal/static-pages/prose';
import type {ComponentProps, ComponentType, ReactNode} from 'react';

import {ApiChanges, BookOffer, Nutshell, ProgramDigest, ProvokeIt} from '../../components/prose';
import RiskCalculator from '../../components/RiskCalculator';
import {PlacedWorkflow} from '../../components/Workflow/of';
import * as productViews from '../../product-views';
import {findById} from '../../product-views/find';
import {heads} from '../../product/heads';

/** Renders `<details>` in MDX like other collapsible content, without the JavaScript of the theme's component. */
const Details = (props: ComponentProps<'details'>): ReactNode => (
  <details {...props} className="fold" />
);

/** Wraps a view so that its stylesheet is only loaded by pages that use the view. */
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

/** Renders a page's head with its stylesheets. Only pages with tasks have groups, which load `grouped` themselves. */
const PlacedHead = (props: ComponentProps<typeof PageHead>): ReactNode => {
  const {hasNavigation = false, screen} = findById(heads, props.of).picture;
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
  /** True for the first language choice on a page, which loads the styles for all. */
  readonly isFirst?: boolean;
}

const Languages = ({isFirst = false, ...props}: LanguagesProps): ReactNode => (
  <>
    {isFirst && <PageStyles address={PAGE_STYLESHEETS.languages} />}
    <LanguageChoice {...props} />
  </>
);

/** Marks the repeated languages, because `config/page-length.ts` counts only the words of the first language. */
const Language = (props: ComponentProps<typeof LanguageFold>): ReactNode => (
  <LanguageFold {...props} {...(!props.isFirst && {className: 'language-again'})} />
);

/** Components that authors can use in MDX. */
const proseComponents = {
  ...productViews,
  ApiChanges,
  BookOffer,
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
