import type {ReactNode} from 'react';

import type {SecurityRequirement} from '../access';
import type {PageContext} from '../page';

interface Props {
  readonly requirements: readonly SecurityRequirement[];
  readonly context: PageContext;
}

/** The schemes that together are one way in; none where anybody may call. */
const describeRequirement = ({schemes}: SecurityRequirement): string =>
  schemes.map(({name}) => name).join(' and ') || 'none';

/** The ways in, linked to where their schemes are described. */
export const Authorization = ({requirements, context}: Props): ReactNode => (
  <a href={`${context.basePath}/#authorization`}>
    {[...new Set(requirements.map(describeRequirement))].join(' or ')}
  </a>
);
