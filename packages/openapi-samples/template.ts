import {isInvisible} from './quote';

/** What a program puts in when it runs: an environment variable, or a variable above the call. */
export type Placeholder =
  | {
      readonly variable: string;
      /** For an address. */
      readonly isEncoded?: true;
      /** Without a value it would take a protection away: a shell stops. */
      readonly isNeeded?: true;
    }
  | {readonly variable?: never; /** In small letters. */ readonly local: string};

/** Text with what a program puts in. */
export type Template = readonly (string | Placeholder)[];

/** How a language writes text with code in it. */
export interface TemplateNotation {
  readonly quote: (text: string) => string;
  readonly toCode: (placeholder: Placeholder) => string;
  /** Between the parts. */
  readonly plus: string;
  /** A string with code in it, where its text has nothing but what `plain` takes. */
  readonly inline?: {
    readonly plain: RegExp;
    readonly toString: (parts: readonly string[]) => string;
    readonly toPart: (code: string) => string;
  };
}

/** Code that gives the text of a template. */
export function writeTemplate(template: Template, notation: TemplateNotation): string {
  const {quote, toCode, plus, inline} = notation;
  const [first = '', ...others] = template;
  if (others.length === 0) return typeof first === 'string' ? quote(first) : toCode(first);
  const texts = template.filter((piece) => typeof piece === 'string').join('');
  if (inline?.plain.test(texts) === true && !isInvisible(texts))
    return inline.toString(
      template.map((piece) => (typeof piece === 'string' ? piece : inline.toPart(toCode(piece)))),
    );
  return template
    .map((piece) => (typeof piece === 'string' ? quote(piece) : toCode(piece)))
    .join(plus);
}
