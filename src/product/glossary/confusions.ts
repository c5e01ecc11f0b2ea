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
      'A vulnerability is a flaw in a product. A threat is who or what could use it. A risk is the scenario that would hurt the company, and one flaw may feed several risks or none.',
    example:
      'CVE-1900-1234 is the vulnerability and an intruder the threat. RSK-0017 is the risk: the intruder enters the plant network and production stops.',
  },
  {
    terms: ['vulnerability', 'exposure'],
    difference:
      'The vulnerability is public. The exposure is that vulnerability on one of your assets, with a status and a deadline.',
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
    terms: ['likelihood', 'epss'],
    difference:
      'Likelihood is a judgement about a scenario at one company. EPSS is a worldwide forecast about one CVE, which may inform the judgement.',
    example: 'EPSS is a hint for the likelihood of RSK-0017; Luis Ortega sets it to 5, later to 2.',
  },
  {
    terms: ['vendor', 'supplier', 'outsource'],
    difference:
      'A vendor sells the company a product. A supplier provides people or managed services. Outsource is the account of one of those people, and there is no account of type supplier.',
    example:
      'Acme Gateways is a vendor and Northwind Assurance a supplier. Mei Tanaka of Northwind Assurance is an outsource user.',
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
    terms: ['assessment', 'audit', 'engagement'],
    difference:
      'An assessment is any structured comparison with requirements. An audit is one that an independent auditor reviews. An engagement is that audit as its auditor sees it.',
    example:
      'ASM-0051 is an audit by Jonas Weber. ASM-0044, the questionnaire for Acme Gateways, is an assessment and no audit.',
  },
  {
    terms: ['inherent-risk', 'residual-risk'],
    difference:
      'The inherent risk is scored as if no control existed. The residual risk is what is left with the controls that work. Decisions use the residual score.',
    example: 'RSK-0017 keeps the inherent score 20, and its residual score falls from 20 to 8.',
  },
  {
    terms: ['risk-acceptance', 'risk-appetite'],
    difference:
      'The appetite is set once for all risks: up to it, no decision is needed. Acceptance is a decision about one risk above it, with an approver and an end date.',
    example: 'RSK-0017 ends at 8, within the appetite of 9, so it needs no acceptance.',
  },
  {
    terms: ['scope-oauth', 'data-scope'],
    difference:
      'A data scope limits which records a person reaches. An OAuth scope limits what a token may call. A call succeeds only if both allow it.',
    example: 'The data scope of Mei Tanaka is assigned, and her token holds profile alone.',
  },
  {
    terms: ['access-level', 'data-scope'],
    difference:
      'The access level says what a user type may do in a module. The data scope says with which of its records.',
    example:
      'In risks Mei Tanaka has the level read. Her scope leaves her RSK-0017, because TSK-0190 names her, and not RSK-0021.',
  },
  {
    terms: ['attestation', 'soc-2'],
    difference:
      'An accredited body certifies a management system, for instance against ISO/IEC 27001. An auditor attests in a report, as in SOC 2. There is no SOC 2 certification.',
    example:
      'Example Manufacturing GmbH works towards a certificate; a vendor may send a SOC 2 report as evidence.',
  },
];
