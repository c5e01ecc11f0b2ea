const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Returns true if a text starts with another text. */
export const beginsWith = (text: string, other: string): boolean =>
  text !== other && text.startsWith(withoutStop(other));

/** Texts about one thing, each once: what another one of them begins with is said already. */
export const toSaidOnce = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => !texts.some((other) => beginsWith(other, text)));
