import { useCallback } from 'react'
import { useRelayEnvironment } from '../relay/hooks.ts'
import { useAlert } from '../alert/AlertContext.ts'
import { codeOf, codeOfSilence } from '../alert/RequestFailure.ts'
import { useReload } from '../failure/useReload.ts'
import { later } from '../failure/later.ts'
import { useLanguage, type Language } from '../language/LanguageContext.ts'

const loadSaveLanguage = later([], async () => (await import('./setLanguage.ts')).setLanguage)

export function useSetLanguage({ isSignedIn }: { isSignedIn: boolean }): (language: Language) => Promise<void> {
  const { choose } = useLanguage()
  const environment = useRelayEnvironment()
  const reload = useReload()
  const alert = useAlert()
  return useCallback(
    async (language) => {
      try {
        await choose(language)
      } catch {
        // The messages failed to load.
        return alert({ code: codeOfSilence() })
      }
      if (isSignedIn) {
        try {
          const problem = await (await loadSaveLanguage())(environment, language)
          if (problem) alert(problem)
        } catch (failure) {
          alert({ code: codeOf(failure) })
        }
      }
      // Sectors and demonstration names depend on the language.
      await reload()
    },
    [choose, environment, reload, alert, isSignedIn],
  )
}
