import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SubscriptionCancelScreenQuery } from '../../__generated__/SubscriptionCancelScreenQuery.graphql.ts'
import type { SubscriptionSuccessScreenQuery } from '../../__generated__/SubscriptionSuccessScreenQuery.graphql.ts'
import { plansAnswer, subscriptionAnswer } from '../../testing/showPlans.tsx'
import { showScreen } from '../../testing/showScreen.tsx'
import * as cancelled from './SubscriptionCancelScreen.tsx'
import * as succeeded from './SubscriptionSuccessScreen.tsx'

function showSuccess(subscription: object) {
  const { query, SubscriptionSuccessScreen: Screen } = succeeded
  const answer = plansAnswer({ subscription })
  return showScreen<SubscriptionSuccessScreenQuery>({ query, Screen, variables: {}, answer })
}

test('after a checkout elsewhere the page says that it went through, and leads Home [SUBS-21]', async () => {
  await showSuccess(subscriptionAnswer('pro'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Abonnement confirmé')
  expect(screen.getByText('Votre forfait pro est actif.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/')
})

test('where the provider has not confirmed it yet, nothing more is claimed [SUBS-21]', async () => {
  await showSuccess(subscriptionAnswer('base'))
  expect(screen.getByText(/s’ouvre dès que le fournisseur le confirme/)).toBeTruthy()
})

test('after a checkout that was given up the page says that nothing is charged, and leads Home [SUBS-21]', async () => {
  const { query, SubscriptionCancelScreen: Screen } = cancelled
  await showScreen<SubscriptionCancelScreenQuery>({ query, Screen, variables: {}, answer: plansAnswer() })
  expect(screen.getByText(/La commande est abandonnée et rien n’est facturé/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/')
})
