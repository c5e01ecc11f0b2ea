/** What stands in the MDX of a page below its front matter; the same for all pages of a kind. */
const toBody = (names: readonly string[], placed: string): string => {
  const imports = names.map((name) => {
    const local = name.split('/').at(-1) ?? name;
    return `import ${local} from '@theme/${name}';`;
  });
  return `${imports.join('\n')}\n\n${placed}\n`;
};

export const OPERATION_BODY = toBody(
  [
    'ApiExplorer/MethodEndpoint',
    'ApiExplorer/SecuritySchemes',
    'ParamsDetails',
    'RequestSchema',
    'StatusCodes',
    'DescribedIn',
    'CodeSamples',
  ],
  `<MethodEndpoint />

<div>
  <SecuritySchemes />
  <ParamsDetails />
  <RequestSchema />
  <StatusCodes />
  <DescribedIn />
</div>

<CodeSamples />`,
);

export const INTRODUCTION_BODY = toBody(['ApiInfo'], '<ApiInfo />');

export const SCHEMA_BODY = toBody(['Schema'], '<Schema />');
