import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { factsOf } from '../app/PageOutlet.tsx'
import { PAGES } from '../app/routes.ts'
import { PageContext } from '../features/navigation/PageContext.ts'
import { renderPiece } from '../testing/render.tsx'
import { ComingScreen } from './ComingScreen.tsx'

const BADGE = 'Protégé par une vérification sans énigme'

async function show(name: string) {
  const page = PAGES.find((one) => one.name === name)
  if (!page) throw new Error(`No page ${name}`)
  await renderPiece(
    <PageContext value={factsOf(page)}>
      <ComingScreen />
    </PageContext>,
  )
}

describe('the badge of the human check', () => {
  test.each(['RegisterForm', 'ResetPasswordRequest', 'ResetPasswordForm'])('NAV-41 %s shows it', async (name) => {
    await show(name)
    expect(screen.getByText(BADGE)).toBeTruthy()
  })

  test.each(['MyAccount', 'Login', 'Subscription', 'ResetPasswordDone', 'About'])(
    'NAV-41 %s does not',
    async (name) => {
      await show(name)
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
      expect(screen.queryByText(BADGE)).toBeNull()
    },
  )
})
