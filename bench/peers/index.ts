import type {Peer} from './peer';
import {portal} from './portal';
import {rapidoc} from './rapidoc';
import {redoc} from './redoc';
import {scalar} from './scalar';
import {starlight} from './starlight';
import {stock} from './stock';
import {swaggerUi} from './swagger-ui';
import {zudoku} from './zudoku';

export const peers: readonly Peer[] = [
  portal,
  stock,
  starlight,
  rapidoc,
  redoc,
  swaggerUi,
  scalar,
  zudoku,
];
