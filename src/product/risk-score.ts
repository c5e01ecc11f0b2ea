/** A step on the scale of likelihoods or impacts. */
export interface Step {
  readonly value: 1 | 2 | 3 | 4 | 5;
  readonly name: string;
  readonly meaning: string;
}

export const likelihoods: readonly Step[] = [
  {value: 1, name: 'very low', meaning: 'Hard to imagine with what is known today.'},
  {value: 2, name: 'low', meaning: 'Possible, but several things would have to go wrong.'},
  {value: 3, name: 'moderate', meaning: 'Happens to companies like this one from time to time.'},
  {value: 4, name: 'high', meaning: 'Expected to happen if nothing changes.'},
  {value: 5, name: 'very high', meaning: 'Happens already, here or in the same way elsewhere.'},
];

export const impacts: readonly Step[] = [
  {value: 1, name: 'very low', meaning: 'Hardly noticed outside the team.'},
  {value: 2, name: 'low', meaning: 'A nuisance that one department settles within its day.'},
  {value: 3, name: 'moderate', meaning: 'Several departments lose time, or a customer notices.'},
  {value: 4, name: 'high', meaning: 'Production or a main service stops for days.'},
  {value: 5, name: 'very high', meaning: 'The company itself is in danger, or people are.'},
];

export const highestScore = 25;

/** Calculates a risk score from a likelihood and an impact, each from 1 to 5. Multiplying them is our convention. */
export const toScore = (likelihood: number, impact: number): number => likelihood * impact;

export interface ScoreBand {
  readonly id: 'low' | 'moderate' | 'high' | 'critical';
  readonly from: number;
  readonly to: number;
  /** Required action, in a sentence. */
  readonly action: string;
}

/** Bands of risk scores. No product of two steps is in the gap from 17 to 19. */
export const scoreBands: readonly ScoreBand[] = [
  {id: 'low', from: 1, to: 4, action: 'Keep it in the register and review it on its date.'},
  {id: 'moderate', from: 5, to: 9, action: 'Watch it and review it in time.'},
  {
    id: 'high',
    from: 10,
    to: 16,
    action: 'Plan a treatment, or have a CISO accept it until a date.',
  },
  {
    id: 'critical',
    from: 20,
    to: highestScore,
    action: 'Inform the CISO at once: treat it, or have a CISO accept it until a date.',
  },
];

/**
 * Returns the band of a score.
 *
 * @throws RangeError if the score is not a product of two steps
 */
export function findBand(score: number): ScoreBand {
  const band = scoreBands.find(({from, to}) => score >= from && score <= to);
  if (band === undefined || !isProduct(score)) {
    throw new RangeError(`${score} is no product of a likelihood and an impact from 1 to 5`);
  }
  return band;
}

const isProduct = (score: number): boolean =>
  likelihoods.some((likelihood) =>
    impacts.some((impact) => toScore(likelihood.value, impact.value) === score),
  );

/** Default of `risk_appetite_threshold` in the company profile. */
export const defaultAppetite = 9;

/** Returns true if a residual score is acceptable. The threshold itself is within the appetite. */
export const isWithinAppetite = (score: number, appetite: number): boolean => score <= appetite;

export function toVerdict(score: number, appetite: number = defaultAppetite): string {
  const {id: band} = findBand(score);
  return isWithinAppetite(score, appetite)
    ? `A residual score of ${score} is ${band} and within the appetite of ${appetite}, so no decision is needed.`
    : `A residual score of ${score} is ${band} and above the appetite of ${appetite}, so it needs treatment or acceptance by a CISO.`;
}
