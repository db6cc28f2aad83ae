import type { FastifyInstance } from 'fastify'
import { EventUnreadable, SignatureInvalid } from '../providers/payments/port.ts'
import type { Services } from '../services/services.ts'

const MOST_BYTES = 1024 * 1024
const SIGNATURE = 'stripe-signature'

/** Webhooks of the payment provider. The body remains bytes, because the signature covers them. */
export function mountWebhooks(app: FastifyInstance, services: Services, now: () => Date): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    scope.post('/webhooks/stripe', { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const signature = request.headers[SIGNATURE]
      if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') return reply.code(400).send({})
      try {
        await services.payments.events.receive(request.body, signature, now())
      } catch (error) {
        if (error instanceof SignatureInvalid || error instanceof EventUnreadable) return reply.code(400).send({})
        throw error
      }
      return reply.code(200).send({})
    })
  })
}
