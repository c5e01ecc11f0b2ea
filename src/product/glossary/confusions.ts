import type {TermId} from '../glossary';

/** Words that people mix up. */
export interface Confusion {
  readonly terms: readonly TermId[];
  /** What sets them apart, in two or three sentences. */
  readonly difference: string;
  /** The same in the records of the example. */
  readonly example: string;
}

export const confusions: readonly Confusion[] = [
  {
    terms: ['risk', 'vulnerability', 'threat'],
    difference:
      'A vulnerability is a flaw in a product, a threat is who or what could use it, and a risk is the scenario that would hurt the company. One flaw may feed several risks or none.',
    example:
      'CVE-1900-1234 is the vulnerability and an intruder the threat. RSK-0017 is the risk: the intruder enters the plant network and production stops.',
  },
  {
    terms: ['vulnerability', 'exposure'],
    difference:
      'The vulnerability is public. The exposure is that vulnerability on one of your assets; two assets make two exposures.',
    example: 'VUL-0088 is CVE-1900-1234 on the gateway AST-0042.',
  },
  {
    terms: ['severity', 'exposure-priority'],
    difference:
      'Severity rates a flaw in general. Priority says how soon this company must act on this asset.',
    example:
      'VUL-0088 is immediate because the flaw is in KEV, the gateway is exposed and an attack gives total control.',
  },
  {
    terms: ['vendor', 'supplier', 'outsource'],
    difference:
      'A vendor sells the company a product. A supplier provides people or managed services. Outsource is the account of one of these people; no account has the type supplier.',
    example:
      'Acme Gateways is a vendor and Northwind Assurance a supplier. Mei Tanaka of Northwind Assurance is a contractor.',
  },
  {
    terms: ['evidence', 'finding'],
    difference:
      'Evidence shows that a control worked. A finding records that it does not, or not well enough. Good evidence does not rule out a finding.',
    example:
      'EVD-0520 shows that the gateway was patched in time. FND-0063 says that the update had never been rehearsed.',
  },
  {
    terms: ['control', 'requirement'],
    difference:
      'A requirement is what a framework asks for. A control is what the company does about it.',
    example:
      'Clause 6.1.3 of ISO/IEC 27001 is a requirement. A.8.8 is one of its reference controls, and CTL-0118 implements it.',
  },
  {
    terms: ['scope-oauth', 'record-visibility'],
    difference:
      'Record visibility limits which records a person reaches. An OAuth scope limits what a token may call. A call succeeds only if both allow it.',
    example: 'The record visibility of Mei Tanaka is assigned, and her token holds profile alone.',
  },
  {
    terms: ['access-level', 'record-visibility'],
    difference:
      'The access level says what a user type may do in a module. The record visibility says with which records.',
    example:
      'In risks Mei Tanaka has the level read. Her scope leaves her RSK-0017, because TSK-0190 names her, and not RSK-0021.',
  },
];
