import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';
import starlightOpenAPI, {openAPISidebarGroups} from 'starlight-openapi';

/** Starlight with starlight-openapi, set up as its own documentation does. */
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
