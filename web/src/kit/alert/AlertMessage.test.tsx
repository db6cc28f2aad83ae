import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderPiece } from '../../testing/render.tsx'
import { alertKindOf } from './alertKinds.ts'
import { AlertMessage } from './AlertMessage.tsx'

const GENERIC = 'Quelque chose n’a pas fonctionné. Réessayez dans un instant.'

async function said(alert: Parameters<typeof AlertMessage>[0]['alert']): Promise<string | null> {
  const { container } = await renderPiece(<AlertMessage alert={alert} />)
  return container.textContent
}

describe('the words of an alert', () => {
  test('a code says its own sentence [ERR-02]', async () => {
    expect(await said({ code: 'DuplicateKey' })).toContain('Ce symbole est déjà dans la liste.')
  })

  test.each(['NoSuchCode', 'undefined', 'unknown', 'InternalServerError', 'toString', '__proto__'])(
    '%s says the generic sentence [ERR-02] [ERR-04] [ERR-05] [ERR-06]',
    async (code) => {
      expect(await said({ code })).toContain(GENERIC)
    },
  )

  test('a limit names its number and what it counts [ERR-08]', async () => {
    const limit = { code: 'operationsLimitReached', maximum: 30, unit: 'entries' }
    expect(await said(limit)).toContain('Votre forfait permet 30 titres dans vos listes.')
    expect(await said({ code: 'operationsLimitReached' })).toContain('Vous avez atteint la limite permise')
  })

  test('the limits on guests of one network, on all guests and on requests are told apart, each with a time [SPEC-23] [ERR-08] [D2]', async () => {
    const limit = { code: 'operationsLimitReached', maximum: 200 }
    expect(await said({ ...limit, unit: 'guests' })).toBe(
      'Palier a été essayé trop souvent à partir de votre réseau. Créez un compte, ou attendez. Réessayez un peu plus tard.',
    )
    expect(await said({ ...limit, unit: 'guests', minutes: 10 })).toContain('Réessayez dans 10 minutes.')
    expect(await said({ ...limit, unit: 'guestsAtOnce', minutes: 10 })).toBe(
      'Trop de visiteurs essaient Palier à la fois. Créez un compte, ou attendez. Réessayez dans 10 minutes.',
    )
    expect(await said({ ...limit, unit: 'requests', minutes: 1 })).toBe(
      'Trop de demandes sont parties de votre adresse en peu de temps. Réessayez dans 1 minute.',
    )
  })

  test('an expired card links to the account [ERR-31]', async () => {
    await renderPiece(<AlertMessage alert={{ code: 'ExpiredCard' }} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/myAccount')
  })

  test('the kind follows from the code [SHELL-23]', () => {
    expect(alertKindOf('DemonstrationAccountNotAllowed')).toBe('warning')
    expect(alertKindOf('SubscriptionCancelled')).toBe('info')
    expect(alertKindOf('DuplicateKey')).toBe('error')
    expect(alertKindOf('NoSuchCode')).toBe('error')
  })
})
