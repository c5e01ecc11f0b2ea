/** What a vendor may state of a product, as CSAF writes it, and what it means for an exposure. */
export interface VexStatus {
  /** The product status of CSAF 2.0. */
  readonly id: string;
  /** What the vendor says, as a sentence. */
  readonly says: string;
  /** The status that the exposure takes, as a state of its lifecycle. */
  readonly exposure: string;
  /** When the exposure takes it, as a phrase. */
  readonly when: string;
}

/**
 * The four statuses of VEX.
 * @see https://docs.oasis-open.org/csaf/csaf/v2.0/os/csaf-v2.0-os.html#45-profile-5-vex
 */
export const vexStatuses: readonly VexStatus[] = [
  {
    id: 'under_investigation',
    says: 'The vendor does not know yet.',
    exposure: 'under_investigation',
    when: 'until the vendor knows more; the deadline stays',
  },
  {
    id: 'known_affected',
    says: 'These versions have the flaw.',
    exposure: 'affected',
    when: 'if the asset runs one of them',
  },
  {
    id: 'fixed',
    says: 'These versions contain the fix.',
    exposure: 'fixed',
    when: 'once the asset runs one of them',
  },
  {
    id: 'known_not_affected',
    says: 'These versions are not affected; a justification says why.',
    exposure: 'not_affected',
    when: 'if the assignee agrees with the justification',
  },
];

/** Why a product or an asset is not affected, by the five labels of CSAF 2.0. */
export const vexJustifications = [
  {value: 'component_not_present', meaning: 'The vulnerable component is not there.'},
  {
    value: 'vulnerable_code_not_present',
    meaning: 'The component is there without the vulnerable code.',
  },
  {
    value: 'vulnerable_code_not_in_execute_path',
    meaning: 'The vulnerable code is there and never runs.',
  },
  {
    value: 'vulnerable_code_cannot_be_controlled_by_adversary',
    meaning: 'The code runs, and an attacker cannot control it.',
  },
  {
    value: 'inline_mitigations_already_exist',
    meaning: 'Built-in protection prevents exploitation.',
  },
] as const;
