import { chakra } from '@chakra-ui/react'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonRecipe } from './buttonRecipe.ts'
import { Spinner } from '../status/Spinner.tsx'

const StyledButton = chakra('button', buttonRecipe)

type ButtonProps = Omit<ComponentProps<typeof StyledButton>, 'disabled'> & {
  /** Greyed out but focusable, so that the reason (`aria-describedby`) can be read. */
  isDisabled?: boolean
  isBusy?: boolean
}

/** Heights: small 28 px, medium 36, large 44. With `asChild`, the child link has the button's look. */
export function Button({
  isDisabled = false,
  isBusy = false,
  asChild = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  if (asChild) {
    return (
      <StyledButton asChild {...rest}>
        {children}
      </StyledButton>
    )
  }

  const isInert = isDisabled || isBusy
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <StyledButton
      type="button"
      {...rest}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={click}
    >
      {isBusy ? (
        <>
          <chakra.span display="inherit" gap="inherit" alignItems="center" opacity="0">
            {children}
          </chakra.span>
          <chakra.span position="absolute" display="flex">
            <Spinner />
          </chakra.span>
        </>
      ) : (
        children
      )}
    </StyledButton>
  )
}
