import {type ReactNode, useState} from 'react';

import {highestScore} from '../../product/risk-score';

interface Props {
  /** The appetite at first. */
  readonly value: number;
  /** Called with every value that is one. */
  readonly onChange: (value: number) => void;
}

const isAppetite = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= highestScore;

/** The company's appetite as a number, which may be wrong while somebody is typing it. */
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
