import type {Config} from '@docusaurus/types';
import type {Api} from '@openapi-portal/openapi-model';
import {ApiPages} from '@openapi-portal/docusaurus-openapi';

import createConfig from '../docusaurus.config';

const listOptions = ({presets = []}: Config): readonly object[] =>
  presets.flatMap((preset) =>
    Array.isArray(preset) ? ((preset[1] as object | undefined) ?? []) : [],
  );

export async function readApis(): Promise<readonly Api[]> {
  const options = listOptions(await createConfig());
  const pages = options.flatMap((one) =>
    'pages' in one && one.pages instanceof ApiPages ? one.pages : [],
  );
  return pages.flatMap(({apis}) => apis);
}
