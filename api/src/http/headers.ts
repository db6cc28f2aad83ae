import { HEADERS } from '@palier/contract/kernel/headers'
import type { FastifyRequest } from 'fastify'
import type { Language } from '../services/kernel/viewer.ts'

/** The one value of a header; of several the first. */
export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** French unless the reader asks for English, in whatever variety. */
export function languageOf(request: FastifyRequest): Language {
  return /^en\b/i.test(headerOf(request, HEADERS.language) ?? '') ? 'en' : 'fr'
}
