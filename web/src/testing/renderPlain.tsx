import { ChakraProvider } from '@chakra-ui/react'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { system } from '../app/theme/system.ts'
import { unreadStyles } from './unreadStyles.ts'

function InLook({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={unreadStyles}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}

/** Draws a piece of the kit in its look, with nothing of the application around it. */
export function renderPlain(piece: ReactNode) {
  return render(piece, { wrapper: InLook })
}
