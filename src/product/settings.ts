import product from '#product';

export const {assetColumns, logView, settings} = product.settings;
