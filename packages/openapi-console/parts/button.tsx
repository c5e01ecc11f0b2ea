import type {ComponentProps, MouseEvent, ReactNode, Ref} from 'react';

import inputs from '../inputs.module.css';

interface Props extends ComponentProps<'button'> {
  readonly elementRef?: Ref<HTMLButtonElement>;
}

/**
 * A button that does not submit the form. Pressing it does not take the focus from a field: otherwise the field's
 * issues would appear on blur and move the button away before the click.
 */
export default function Button({elementRef, ...props}: Props): ReactNode {
  const keepFocus = (event: MouseEvent): void => event.preventDefault();
  return (
    <button
      ref={elementRef}
      type="button"
      className={inputs.button}
      onMouseDown={keepFocus}
      {...props}
    />
  );
}
