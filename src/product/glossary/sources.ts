import type {TermSource} from './term';

/** A control of the catalogue in NIST SP 800-53. */
export const toControlSource = (control: string): TermSource => ({
  label: `NIST SP 800-53, ${control}`,
  href: 'https://csrc.nist.gov/pubs/sp/800/53/r5/upd1/final',
});

export const sources = {
  csaf: {
    label: 'CSAF 2.0',
    href: 'https://docs.oasis-open.org/csaf/csaf/v2.0/os/csaf-v2.0-os.html',
  },
  cisoAssistant: {label: 'CISO Assistant', href: 'https://intuitem.gitbook.io/ciso-assistant'},
  csf: {label: 'NIST CSF 2.0', href: 'https://www.nist.gov/cyberframework'},
  cve: {label: 'CVE Program', href: 'https://www.cve.org/'},
  cvss: {label: 'FIRST, CVSS v4.0', href: 'https://www.first.org/cvss/v4.0/specification-document'},
  iso27001: {label: 'ISO/IEC 27001:2022', href: 'https://www.iso.org/standard/27001'},
  sp80030: {label: 'NIST SP 800-30', href: 'https://csrc.nist.gov/pubs/sp/800/30/r1/final'},
  trustServicesCriteria: {
    label: 'AICPA trust services criteria',
    href: 'https://www.aicpa-cima.com/resources/download/2017-trust-services-criteria-with-revised-points-of-focus-2022',
  },
} as const satisfies Readonly<Record<string, TermSource>>;
