import {isInvisible} from './quote';

export type Placeholder =
  | {
      readonly variable: string;
      /** True if the value is percent-encoded for a URL. */
      readonly isEncoded?: true;
      /** True if an empty value would disable a protection. A shell script then stops. */
      readonly isNeeded?: true;
    }
  | {readonly variable?: never; /** Lower-case name. */ readonly local: string};

export type Template = readonly (string | Placeholder)[];

export interface TemplateNotation {
  readonly quote: (text: string) => string;
  readonly toCode: (placeholder: Placeholder) => string;
  /** Operator between the parts. */
  readonly plus: string;
  /** Notation for interpolation, if the text of the string matches `plain`. */
  readonly inline?: {
    readonly plain: RegExp;
    readonly toString: (parts: readonly string[]) => string;
    readonly toPart: (code: string) => string;
  };
}

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
