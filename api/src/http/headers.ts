import { HEADERS } from '@palier/contract/kernel/headers'
import type { FastifyRequest } from 'fastify'
import type { Language } from '../services/kernel/viewer.ts'

export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** English if requested, in any variety; otherwise French. */
export function languageOf(request: FastifyRequest): Language {
  return /^en\b/i.test(headerOf(request, HEADERS.language) ?? '') ? 'en' : 'fr'
}
