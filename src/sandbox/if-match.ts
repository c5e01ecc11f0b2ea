/** An entity tag at the beginning of what is left of a list, `W/` before a weak one (RFC 9110, 8.8.3). */
const ENTITY_TAG = /[ \t,]*(W\/)?("[!#-~]*")[ \t]*(?=,|$)/y;

/** Lists the strong tags of a list; empty if it is no list of entity tags. */
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
 * Returns true if `If-Match` matches an existing record: `*`, or a list with its tag. Weak tags never match,
 * because the comparison is strong (RFC 9110, 13.1.1).
 *
 * @param tag the current entity tag, a strong one
 */
export const isMatch = (header: string, tag: string): boolean =>
  header.trim() === '*' || listStrongTags(header).includes(tag);
