import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode, useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { DeviceStorage } from '../device/storage/storage.ts'
import { StorageContext } from '../device/storage/StorageContext.ts'
import { FailureBoundary } from '../kit/failure/FailureBoundary.tsx'
import type { ColorChoice } from '../ui/layout/ColorModeContext.ts'
import { LanguageProvider } from './language/Language.tsx'
import type { MessageLoader } from './language/messageLoader.ts'
import { ApplicationFailure } from './routes/ApplicationFailure.tsx'
import type { Router } from './routes/loadedFirst.ts'
import { ColorModeProvider, type DarkQuery } from './theme/ColorMode.tsx'
import { system } from './theme/system.ts'

interface ApplicationProps {
  readonly storage: DeviceStorage
  readonly messageLoader: MessageLoader
  readonly router: Router
  readonly colorChoice: ColorChoice
  readonly darkQuery: DarkQuery
  readonly onChooseColor: (choice: ColorChoice) => void
  /** Called once event handlers are attached. */
  readonly onReady?: () => void
}

export function Application(parts: ApplicationProps) {
  const { storage, messageLoader, router, colorChoice, darkQuery, onChooseColor, onReady } = parts
  useEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <StorageContext value={storage}>
        <LanguageProvider messageLoader={messageLoader}>
          <ColorModeProvider initial={colorChoice} darkQuery={darkQuery} onChoose={onChooseColor}>
            <ChakraProvider value={system}>
              <FailureBoundary fallback={() => <ApplicationFailure />}>
                <RouterProvider router={router} />
              </FailureBoundary>
            </ChakraProvider>
          </ColorModeProvider>
        </LanguageProvider>
      </StorageContext>
    </StrictMode>
  )
}
