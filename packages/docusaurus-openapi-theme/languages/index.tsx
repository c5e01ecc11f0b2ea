import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export const LanguageChoice = ({children}: Props): ReactNode => (
  <div className="api-choice-tabs api-languages">{children}</div>
);

interface FoldProps {
  /** Name of the group of `details` elements. The browser keeps at most one of them open. */
  readonly name: string;
  readonly language: string;
  readonly label: string;
  readonly isFirst?: boolean;
  /** True for the last language. CSS hides all tabs until the last one has arrived over the network. */
  readonly isLast?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A program in one language. The tabs need no JavaScript: the browser closes the others when one opens. */
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

/** The program with error handling. While it is open, CSS hides the short one after it. */
export const FullProgram = ({children}: Props): ReactNode => (
  <details className="api-full" data-not-in-markdown="">
    <summary>With error handling</summary>
    {children}
  </details>
);
