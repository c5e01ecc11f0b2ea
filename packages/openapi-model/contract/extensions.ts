/**
 * Extensions of OpenAPI that pages show or follow, by those who write them. `x-internal` is for no reader: bundlers
 * take out what has it.
 */
export const KNOWN_EXTENSIONS = new Set(
  `x-access x-code-samples x-codeSamples x-deprecated-at x-deprecated-since x-deprecation-date x-displayName
  x-enumDescriptions x-idempotency-key x-internal x-nullable x-problem-types x-release-date x-replaced-by
  x-replacement x-sunset x-sunset-date x-tagGroups x-webhooks`.split(/\s+/),
);
