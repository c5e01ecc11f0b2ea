import type {ComponentProps, MouseEvent, ReactNode} from 'react';

import inputs from '../inputs.module.css';

/**
 * A button that submits nothing. A press leaves the focus in its field: the mistakes that show when a
 * field is left would move the button away before it is released, and it would not be clicked.
 */
export default function Button(props: ComponentProps<'button'>): ReactNode {
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  return <button type="button" className={inputs.button} onMouseDown={keepFocus} {...props} />;
}
