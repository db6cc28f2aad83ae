import { ChakraProvider } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { system } from '../app/theme/system.ts'

function InLook({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}

/** Draws a piece of the kit in its look, with nothing of the application around it. */
export function renderPlain(piece: ReactNode) {
  return render(piece, { wrapper: InLook })
}
