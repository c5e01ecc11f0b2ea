import workflows from '@generated/contract-data/default/workflows.json';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {markLive} from 'static-pages/prose/live';

import Workflow from '.';

const Live = markLive('Workflow', Workflow);

/** A workflow of the contracts by its `workflowId`; the ids are checked before a page is built. */
export default function WorkflowOf({of: id}: {readonly of: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return <Live workflow={workflows[id]} baseUrl={withBaseUrl('/')} />;
}
