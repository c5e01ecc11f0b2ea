const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Returns true if a text starts with another text. */
export const beginsWith = (text: string, other: string): boolean =>
  text !== other && text.startsWith(withoutStop(other));

/** Texts about one thing, each once: what another one of them begins with is said already. */
export const toSaidOnce = (texts: readonly string[]): readonly string[] => {
  const keys = texts.map(withoutStop);
  return texts.filter(
    (text, index) =>
      keys.indexOf(withoutStop(text)) === index &&
      !keys.some((key) => key !== withoutStop(text) && beginsWith(key, text)),
  );
};
