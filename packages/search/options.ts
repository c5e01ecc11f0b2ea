/** What a site decides about its search. */
export interface Options {
  /** YAML file of synonyms, relative to the site; see `readSynonyms`. */
  readonly synonyms?: string;
}
