import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import {questions} from './questions';

export default function Questions(): ReactNode {
  return (
    <section className="home-questions" aria-labelledby="home-questions">
      <div className="home-head">
        <h2 id="home-questions">What a CISO asks first</h2>
        <Link to="/docs/trust">Trust: what a buyer asks, each in one line</Link>
      </div>
      <dl>
        {questions.map(({question, answer, more}) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <strong>{answer}</strong> {more}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
