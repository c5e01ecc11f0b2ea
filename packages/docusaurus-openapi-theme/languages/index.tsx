import type {ReactNode} from 'react';

interface ChoiceProps {
  /** A `LanguageFold` for each language. */
  readonly children: ReactNode;
}

/** One program in several languages, as tabs. */
export const LanguageChoice = ({children}: ChoiceProps): ReactNode => (
  <div className="api-choice-tabs api-languages">{children}</div>
);

interface FoldProps {
  /** Name of the group of `details` elements: the browser keeps one of them open. */
  readonly name: string;
  /** The language's id, which `followLanguage` stores. */
  readonly language: string;
  readonly label: string;
  readonly isFirst?: boolean;
  /** Marks the last language. Until it has arrived over the network, the others stay hidden. */
  readonly isLast?: boolean;
  /** Additional classes. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A program in one language. One of the group is open, without JavaScript too. */
export const LanguageFold = ({
  name,
  language,
  label,
  isFirst = false,
  isLast = false,
  className,
  children,
}: FoldProps): ReactNode => (
  <details
    className={className === undefined ? 'api-choice' : `api-choice ${className}`}
    data-last={isLast ? '' : undefined}
    name={name}
    data-language={language}
    open={isFirst}
  >
    <summary>{label}</summary>
    {children}
  </details>
);
