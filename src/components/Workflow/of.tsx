import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import workflows from '@generated/api-data/default/workflows.json';
import type {ReactNode} from 'react';
import {markLive} from '@openapi-portal/static-pages/prose';
import {PageStyles} from '@openapi-portal/static-pages/client';

import Workflow from '.';

interface Props {
  /** The `workflowId`. */
  readonly of: string;
  /** Base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
}

/** Renders a workflow by its id. The build has already checked the ids that pages use. */
export default function WorkflowOf({of: id, baseUrl}: Props): ReactNode {
  const workflow = workflows[id];
  return workflow && <Workflow workflow={workflow} baseUrl={baseUrl} />;
}

const Live = markLive('Workflow', WorkflowOf, 'press');

/** The component that authors use in MDX: `<Workflow of="…" />`. */
export function PlacedWorkflow({of}: Pick<Props, 'of'>): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <PageStyles address={PAGE_STYLESHEETS.workflow} />
      <Live of={of} baseUrl={withBaseUrl('/')} />
    </>
  );
}
