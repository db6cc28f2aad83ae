import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'shape' | 'aria-label' | 'title'> & {
  /** The name of the button, also shown as its tooltip. */
  label: string
}

/** A square button with an icon alone: 36 px, or 44 where it is touched (`size="large"`). */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button {...rest} shape="square" aria-label={label} title={label} />
}
