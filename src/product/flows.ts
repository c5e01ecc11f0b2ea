import product from '#product';

export type {
  Act,
  Chain,
  ChainLink,
  Decision,
  Exchange,
  Flow,
  FlowPart,
  Reached,
  Right,
  Sequence,
  Timeline,
} from './model-types';

export const {chains, decisions, flows, rights, sequences, timelines} = product.flows;

/** The participant that answers. */
export const API = 'API';
