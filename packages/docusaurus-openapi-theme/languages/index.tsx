import type {ReactNode} from 'react';

interface ChoiceProps {
  /** A `LanguageFold` for each language. */
  readonly children: ReactNode;
}

/** One program in several languages, which stand beside each other. */
export const LanguageChoice = ({children}: ChoiceProps): ReactNode => (
  <div className="api-choice-tabs api-languages">{children}</div>
);

interface FoldProps {
  /** What all languages of a choice are called: the browser has one of them open. */
  readonly name: string;
  /** By which `followLanguage` knows it, and remembers it. */
  readonly language: string;
  readonly label: string;
  readonly isFirst?: boolean;
  /** Before it has come over the network, nothing of the others is shown. */
  readonly isLast?: boolean;
  /** Besides its own. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A program in one language, of which one is open: without script, too. */
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
