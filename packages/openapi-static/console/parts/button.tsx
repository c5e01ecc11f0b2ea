import type {ComponentProps, ReactNode} from 'react';

import inputs from '../inputs.module.css';

/** A button that submits nothing. */
export default function Button(props: ComponentProps<'button'>): ReactNode {
  return <button type="button" className={inputs.button} {...props} />;
}
