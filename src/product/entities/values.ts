import type {FieldValue} from './entity';

/** How sensitive information is. Four levels are a common choice, and these are ours. */
export const classifications: readonly FieldValue[] = [
  {value: 'public', meaning: 'It may be published.', detail: 'product brochure'},
  {
    value: 'internal',
    meaning: 'It is for employees and for people who work for the company.',
    detail: 'intranet, shift plan',
  },
  {
    value: 'confidential',
    meaning: 'It is for named groups, and encrypted when it leaves the company.',
    detail: 'price calculation, network plan',
  },
  {
    value: 'restricted',
    meaning: 'It is for named persons, and the owner decides who else gets it.',
    detail: 'health data, keys of the gateway',
  },
];

/** The frameworks that a company profile can name. */
export const frameworkValues: readonly FieldValue[] = [
  {value: 'nist_csf_2_0', meaning: 'NIST Cybersecurity Framework, version 2.0.'},
  {value: 'iso_27001_2022', meaning: 'ISO/IEC 27001, edition of 2022.'},
  {value: 'soc_2', meaning: 'SOC 2 attestation against the AICPA trust services criteria.'},
  {value: 'pci_dss_4_0_1', meaning: 'PCI Data Security Standard, version 4.0.1.'},
];

/** What happens about a risk: the words follow the 2018 edition of ISO/IEC 27005. */
export const treatments: readonly FieldValue[] = [
  {value: 'modify', meaning: 'Change the likelihood or the impact.'},
  {value: 'retain', meaning: 'Keep the risk as it is.'},
  {value: 'avoid', meaning: 'Stop the activity that brings it.'},
  {value: 'share', meaning: 'Let others carry part of it.'},
];
