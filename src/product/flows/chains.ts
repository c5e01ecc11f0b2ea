import type {EntityId} from '../ids';

/** A kind of record in a chain. */
export interface ChainLink {
  readonly entity: EntityId;
  /** What it is called here, where that is more exact than its kind. */
  readonly name?: string;
  /** The one of the example, by its key or its name. */
  readonly example: string;
  /** How it leads to the next, as a phrase. */
  readonly leads?: string;
}

/** Kinds of record of which each leads to the next. */
export interface Chain {
  readonly id: string;
  readonly title: string;
  readonly links: readonly ChainLink[];
}

export const chains: readonly Chain[] = [
  {
    id: 'proof',
    title: 'From the framework to the evidence',
    links: [
      {entity: 'framework', example: 'ISO/IEC 27001:2022', leads: 'consists of'},
      {entity: 'requirement', example: 'A.8.8', leads: 'is met by'},
      {entity: 'control', example: 'CTL-0118', leads: 'is shown by'},
      {entity: 'evidence', example: 'EVD-0520'},
    ],
  },
  {
    id: 'advisory',
    title: 'From the advisory to the task',
    links: [
      {
        entity: 'news-item',
        name: 'Advisory',
        example: 'NWS-0311',
        leads: 'a confirmed match opens',
      },
      {entity: 'exposure', example: 'VUL-0088', leads: 'if affected, is fixed by'},
      {entity: 'task', example: 'TSK-0190'},
    ],
  },
];
