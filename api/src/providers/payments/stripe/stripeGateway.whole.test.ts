import { expect, test } from 'vitest'
import { describePaymentGateway } from '../conformance.ts'
import { createStripeCase } from '../testing/stripeCase.ts'
import { readStripeShapes } from '../testing/stripeShapes.ts'

const shapes = readStripeShapes()
const problems = new Set<string>()
const seen = new Set<string>()

describePaymentGateway('Stripe', async (at) => {
  const made = await createStripeCase(at)
  const { world } = made.stripe
  world.onAnswer = (body) => {
    if (typeof body === 'object' && body !== null && 'object' in body) seen.add(String(body.object))
    for (const problem of shapes.problemsOf(body)) problems.add(problem)
  }
  world.listeners.push(({ data }) => {
    for (const problem of shapes.problemsOf(data.object)) problems.add(problem)
  })
  return made
})

// Last, over all that the tests above were answered.
test('every object that the stand-in answers is as the package types it, field by field', () => {
  expect(seen.size).toBeGreaterThan(10)
  expect([...problems].toSorted()).toEqual([])
})
