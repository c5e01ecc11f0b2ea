import {isInvisible} from './quote';

/** A value that is inserted at run time: an environment variable, or a variable above the call. */
export type Placeholder =
  | {
      readonly variable: string;
      /** For an address. */
      readonly isEncoded?: true;
      /** True if an empty value would disable a protection: a shell script then stops. */
      readonly isNeeded?: true;
    }
  | {readonly variable?: never; /** In small letters. */ readonly local: string};

/** Text with what a program puts in. */
export type Template = readonly (string | Placeholder)[];

/** The notation of a language for text with code in it. */
export interface TemplateNotation {
  readonly quote: (text: string) => string;
  readonly toCode: (placeholder: Placeholder) => string;
  /** Between the parts. */
  readonly plus: string;
  /** A string with interpolation, if its text only matches `plain`. */
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
