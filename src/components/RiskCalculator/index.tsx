import {type ReactNode, useState} from 'react';

import {
  defaultAppetite,
  findBand,
  impacts,
  likelihoods,
  type Step,
  toScore,
  toVerdict,
} from '../../product/risk-score';

import AppetiteField from './AppetiteField';
import Matrix from './Matrix';

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly steps: readonly Step[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Select({id, label, steps, value, onChange}: SelectProps): ReactNode {
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {steps.map((step) => (
          <option key={step.value} value={step.value}>
            {step.value} {step.name}
          </option>
        ))}
      </select>
    </p>
  );
}

interface VerdictProps {
  readonly likelihood: number;
  readonly impact: number;
  readonly appetite: number;
}

function Verdict({likelihood, impact, appetite}: VerdictProps): ReactNode {
  const score = toScore(likelihood, impact);
  return (
    <p role="status" className="risk-verdict">
      <strong>
        {likelihood} × {impact} = {score}, {findBand(score).id}.
      </strong>{' '}
      {toVerdict(score, appetite)}
    </p>
  );
}

/**
 * Interactive risk matrix: two lists, and a table whose cells can be selected with the mouse and the arrow keys.
 * Initially selects the scores of the running example's risk before its treatment.
 */
export default function RiskCalculator(): ReactNode {
  const [likelihood, setLikelihood] = useState(5);
  const [impact, setImpact] = useState(4);
  const [appetite, setAppetite] = useState(defaultAppetite);

  return (
    <div>
      <div className="risk-choices">
        <Select
          id="risk-likelihood"
          label="Likelihood"
          steps={likelihoods}
          value={likelihood}
          onChange={setLikelihood}
        />
        <Select
          id="risk-impact"
          label="Impact"
          steps={impacts}
          value={impact}
          onChange={setImpact}
        />
        <AppetiteField value={appetite} onChange={setAppetite} />
      </div>
      <Verdict {...{likelihood, impact, appetite}} />
      <Matrix
        {...{likelihood, impact, appetite}}
        onChoose={(newLikelihood, newImpact) => {
          setLikelihood(newLikelihood);
          setImpact(newImpact);
        }}
      />
    </div>
  );
}
