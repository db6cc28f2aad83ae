import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'shape' | 'aria-label' | 'title'> & {
  label: string
}

export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Button {...rest} shape="square" aria-label={label} title={label} />
}
