/** A column of the table from which assets are imported. */
export interface AssetColumn {
  /** Its heading, which is the name of the field but for the key and the owner. */
  readonly name: string;
  readonly holds: string;
}

/** The columns of the CSV of assets, in their order. */
export const assetColumns: readonly AssetColumn[] = [
  {name: 'key', holds: 'the key of an existing asset; empty for a new one'},
  {name: 'name', holds: 'text'},
  {name: 'type', holds: 'hardware, software, service, data or facility'},
  {name: 'owner_email', holds: 'e-mail address of the owner'},
  {name: 'classification', holds: 'public, internal, confidential or restricted'},
  {name: 'criticality', holds: '1 to 5'},
  {name: 'internet_exposed', holds: 'yes or no; empty where it is not known'},
  {name: 'cpe', holds: 'CPE name'},
  {name: 'purl', holds: 'package URL'},
  {name: 'provider_organization', holds: 'the name in the third-party directory'},
  {name: 'review_due', holds: 'date'},
];
