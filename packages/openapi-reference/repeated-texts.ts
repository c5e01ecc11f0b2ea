const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Returns true if a text begins with a different text, whose full stop is ignored. */
export const beginsWith = (text: string, other: string): boolean =>
  text !== other && text.startsWith(withoutStop(other));

export const removeRepeatedTexts = (texts: readonly string[]): readonly string[] => {
  const keys = texts.map(withoutStop);
  return texts.filter(
    (text, index) =>
      keys.indexOf(withoutStop(text)) === index &&
      !keys.some((key) => key !== withoutStop(text) && beginsWith(key, text)),
  );
};
