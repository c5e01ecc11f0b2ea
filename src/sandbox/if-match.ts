/** Matches the next entity tag of a list, which starts with `W/` if the tag is weak (RFC 9110, 8.8.3). */
const ENTITY_TAG = /[ \t,]*(W\/)?("[!#-~]*")[ \t]*(?=,|$)/y;

/** Lists the strong tags in a header; empty if the header is not a list of entity tags. */
function listStrongTags(list: string): readonly string[] {
  const tags: string[] = [];
  let end = 0;
  ENTITY_TAG.lastIndex = 0;
  for (let found = ENTITY_TAG.exec(list); found !== null; found = ENTITY_TAG.exec(list)) {
    const [, weak, tag = ''] = found;
    if (weak === undefined) tags.push(tag);
    end = ENTITY_TAG.lastIndex;
  }
  return /^[ \t,]*$/.test(list.slice(end)) ? tags : [];
}

/**
 * Returns true if `If-Match` matches an existing record: `*`, or a list with the record's tag. Weak tags never
 * match, because the comparison is strong (RFC 9110, 13.1.1).
 *
 * @param tag current entity tag of the record, a strong one
 */
export const isMatch = (header: string, tag: string): boolean =>
  header.trim() === '*' || listStrongTags(header).includes(tag);
