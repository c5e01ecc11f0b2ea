import type {Parts} from '@openapi-portal/openapi-reference';

import MethodEndpoint from './theme/ApiExplorer/MethodEndpoint';
import SecuritySchemes from './theme/ApiExplorer/SecuritySchemes';
import Title from './theme/ApiExplorer/Title';
import ApiHistory from './theme/ApiHistory';
import ApiInfo from './theme/ApiInfo';
import ApiInfoHead from './theme/ApiInfo/Head';
import ApiMinorVersions from './theme/ApiMinorVersions';
import ApiPreview from './theme/ApiPreview';
import CodeSamples from './theme/CodeSamples';
import DescribedIn from './theme/DescribedIn';
import ErrorResponses from './theme/ErrorResponses';
import OperationDescription from './theme/OperationDescription';
import ParamsDetails from './theme/ParamsDetails';
import RequestSchema from './theme/RequestSchema';
import Schema from './theme/Schema';
import StatusCodes from './theme/StatusCodes';
import Webhook from './theme/Webhook';

export const themeParts: Parts = {
  'ApiExplorer/MethodEndpoint': MethodEndpoint,
  'ApiExplorer/SecuritySchemes': SecuritySchemes,
  'ApiExplorer/Title': Title,
  ApiHistory,
  'ApiInfo/Head': ApiInfoHead,
  ApiInfo,
  ApiMinorVersions,
  ApiPreview,
  CodeSamples,
  DescribedIn,
  ErrorResponses,
  OperationDescription,
  ParamsDetails,
  RequestSchema,
  Schema,
  StatusCodes,
  Webhook,
};
