import type {RecordKey} from '../running-example';

/** A risk as the register of the example lists it from 2026-11-05. */
export interface RegisteredRisk {
  readonly key: RecordKey;
  readonly state: string;
  readonly inherent: number;
  readonly residual: number;
  /** As RFC 3339 writes dates. */
  readonly reviewDue: string;
}

/** The register after the gateway has been patched, the highest residual score first. */
export const register: readonly RegisteredRisk[] = [
  {key: 'RSK-0017', state: 'monitored', inherent: 20, residual: 8, reviewDue: '2027-02-05'},
  {key: 'RSK-0021', state: 'monitored', inherent: 9, residual: 6, reviewDue: '2027-01-15'},
];
