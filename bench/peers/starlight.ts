import {laterNode, toBuiltSite} from './built-site';

/** The build of an Astro Starlight site; also used by the growth comparison. */
export const starlightBuild = {
  command: [laterNode, 'node_modules/astro/bin/astro.mjs', 'build'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  output: 'dist',
} as const;

export const starlight = toBuiltSite({
  name: 'starlight',
  title: 'starlight-openapi',
  packageName: 'starlight-openapi',
  address: '/api/operations/create-user/',
  operation: 'main',
  commands: [starlightBuild.command],
  env: starlightBuild.env,
  output: starlightBuild.output,
});
