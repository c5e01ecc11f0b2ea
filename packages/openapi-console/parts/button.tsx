import type {ComponentProps, MouseEvent, ReactNode} from 'react';

import inputs from '../inputs.module.css';

/**
 * A button that does not submit the form. Pressing it does not take the focus from a field: otherwise the field's
 * issues would appear on blur and move the button away before the click.
 */
export default function Button(props: ComponentProps<'button'>): ReactNode {
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  return <button type="button" className={inputs.button} onMouseDown={keepFocus} {...props} />;
}
