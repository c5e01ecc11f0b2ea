import type {Bundle, Changes} from './internal';

/** Docusaurus' own client, whose helpers are replaced there and in no other package. */
const CLIENT = /@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/** A request for a module, as the bundler hands it to a replacement. */
interface ModuleRequest {
  request: string;
  readonly context: string;
}

/**
 * Replaces a helper of Docusaurus' client, in the browser: the server goes on using the original.
 *
 * @param helper the request by which the client imports it, such as `./preload`
 * @param file absolute path of the module that takes its place
 */
export function replaceClientHelper(
  {isServer, bundler}: Bundle,
  helper: string,
  file: string,
): Changes {
  if (isServer) return {};
  const {NormalModuleReplacementPlugin} = bundler;
  const pattern = new RegExp(`^${helper.replaceAll('.', String.raw`\.`)}$`);
  const replacement = new NormalModuleReplacementPlugin(pattern, (found: ModuleRequest) => {
    if (CLIENT.test(found.context)) found.request = file;
  });
  return {plugins: [replacement]};
}
