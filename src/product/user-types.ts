import product from '#product';

export type {DataScope, UserTypeId} from './model-types';

export const {dataScopes, userTypes} = product['user-types'];
