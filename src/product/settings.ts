import product from '#product';

export const {assetColumns, logView, settings} = product.settings;

/**
 * Finds the value of a setting that nobody has changed.
 *
 * @throws Error if there is no such setting
 */
export function findStandard(name: string): string {
  const found = settings.find((setting) => setting.name === name);
  if (found === undefined) throw new Error(`There is no setting ${name}`);
  return found.standard;
}
