import {type ReactNode, useState} from 'react';

import {highestScore} from '../../product/risk-score';

interface Props {
  /** Initial value. */
  readonly value: number;
  /** Called with each valid value. */
  readonly onChange: (value: number) => void;
}

const isAppetite = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= highestScore;

/** Number field for the company's risk appetite. Input may be invalid while the reader is typing. */
export default function AppetiteField({value, onChange}: Props): ReactNode {
  const [text, setText] = useState(String(value));
  const isValid = isAppetite(Number(text));

  const change = (typed: string): void => {
    setText(typed);
    if (isAppetite(Number(typed))) onChange(Number(typed));
  };

  return (
    <p>
      <label htmlFor="risk-appetite">Appetite of the company</label>
      <input
        id="risk-appetite"
        type="number"
        min="1"
        max={highestScore}
        value={text}
        aria-invalid={!isValid}
        aria-describedby={isValid ? undefined : 'risk-appetite-remedy'}
        onChange={(event) => change(event.target.value)}
      />
      {!isValid && (
        <span id="risk-appetite-remedy" role="alert">
          A whole number from 1 to {highestScore}
        </span>
      )}
    </p>
  );
}
