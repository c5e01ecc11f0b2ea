import type {NodeType, Plugin} from '@redocly/openapi-core';

import {correctSwaggerTypes, withProperties} from './swagger-types';

const STYLE = {
  enum: 'form simple label matrix spaceDelimited pipeDelimited deepObject cookie'.split(' '),
};

/** Media types by name. Redocly expects a map of media types under each name. */
const NAMED_MEDIA_TYPES: NodeType = {properties: {}, additionalProperties: () => 'MediaType'};

const WORDS = {
  name: 'Words',
  properties: {},
  additionalProperties: () => ({type: 'string' as const}),
};

/**
 * A Redocly plugin that corrects the types of Redocly 2.62.1 for Swagger 2.0 and OpenAPI 3.2. In 3.2, Redocly stops at
 * scopes of the flow `deviceAuthorization`, and reports responses without a description, the style `cookie` and media
 * types in components as errors.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html
 */
export const openApi32Types: Plugin = {
  id: 'open-api-32',
  typeExtension: {
    oas2: correctSwaggerTypes,
    oas3: (types, version) =>
      version !== 'oas3_2'
        ? types
        : {
            ...types,
            DeviceAuthorization: withProperties(types.DeviceAuthorization, {scopes: WORDS}),
            Response: {...withProperties(types.Response, {}), required: []},
            Parameter: withProperties(types.Parameter, {style: STYLE}),
            NamedMediaTypes: NAMED_MEDIA_TYPES,
          },
  },
};
