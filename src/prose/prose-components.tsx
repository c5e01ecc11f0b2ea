import type {ComponentProps, ReactNode} from 'react';

import {productViews} from '../product-views';
import RiskCalculator from '../components/RiskCalculator';

import {toLive} from './live';

/** A fold that needs no script. */
const Fold = (props: ComponentProps<'details'>): ReactNode => <details {...props} />;

/** What authors can write in prose besides Markdown. */
export const proseComponents = {
  ...productViews,
  RiskCalculator: toLive('RiskCalculator', RiskCalculator),
  details: Fold,
};
