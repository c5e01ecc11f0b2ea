import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import starlightOpenAPI, {openAPISidebarGroups} from 'starlight-openapi';

/** Starlight with starlight-openapi, configured as in its documentation. */
export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [
    starlight({
      title: 'Reference',
      plugins: [starlightOpenAPI([{base: 'api', schema: './openapi.json'}])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
