import type {ReactNode} from 'react';

export interface HomeProps {
  /** What stands above the parts that are made from the product model and the contract. */
  readonly header: ReactNode;
}
