import type {NodeType, Plugin} from '@redocly/openapi-core';

import {correctSwaggerTypes, withProperties} from './swagger-types';

const STYLE = {
  enum: 'form simple label matrix spaceDelimited pipeDelimited deepObject cookie'.split(' '),
};

/** The keys are names of media types, and the values are media types, not maps of them. */
const NAMED_MEDIA_TYPES: NodeType = {properties: {}, additionalProperties: () => 'MediaType'};

/** Words by their names. */
const WORDS = {
  name: 'Words',
  properties: {},
  additionalProperties: () => ({type: 'string' as const}),
};

/**
 * A plugin for Redocly 2.62.1 that corrects its types for Swagger 2.0 and for OpenAPI 3.2. In 3.2 Redocly stops
 * at a scope of the flow `deviceAuthorization`, and reports a response without a description, the style `cookie`,
 * and media types among the components as errors.
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
