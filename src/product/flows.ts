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

/** Name of the participant that responds to calls. */
export const API = 'API';
