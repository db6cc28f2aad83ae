import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useInvitedMutation } from '../../../__generated__/useInvitedMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useLanguage, type Language } from '../../../kit/language/LanguageContext.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

interface Invited {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/**
 * Loads the person that the stored invitation names; null until loaded or if there is no valid invitation. The page
 * switches to the language of the invitation unless the visitor has chosen one.
 */
export function useInvited(): Invited | null {
  const storage = useStorage()
  const page = useLanguage()
  const [inviteToken] = useState(storage.inviteToken.read)
  const [invited, setInvited] = useState<Invited | null>(null)
  const mutate = useSafeMutation<useInvitedMutation>(graphql`
    mutation useInvitedMutation($input: VisitWithInvitationInput!) {
      visitWithInvitation(input: $input) {
        ... on VisitWithInvitationPayload @alias(as: "payload") {
          email
          firstName
          lastName
          language
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const switchUnlessChosen = useEffectEvent((language: Language) => {
    if (storage.language.read() !== null || language === page.language) return
    // Without its messages the page stays in the current language.
    page.choose(language).catch(() => {})
  })
  useEffect(() => {
    let isGone = false
    const ask = async (token: string) => {
      const { payload } = await mutate({ input: { token } })
      if (!payload || isGone) return
      const { email, firstName, lastName, language } = payload
      switchUnlessChosen(language === 'EN' ? 'en' : 'fr')
      setInvited({ email, firstName, lastName })
    }
    if (inviteToken !== null) void ask(inviteToken)
    return () => {
      isGone = true
    }
  }, [mutate, inviteToken])
  return invited
}
