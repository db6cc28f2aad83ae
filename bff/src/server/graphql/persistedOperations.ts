import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Log } from '@palier/service/log'
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql'
import { z } from 'zod'

const table = z.record(z.string(), z.string())

type Options = {
  /** JSON file with operation texts by id. */
  file: string
  schema: GraphQLSchema
  /** Reloads the file when it changes, for development. */
  isReloading: boolean
  log: Log
}

export type PersistedOperations = ReturnType<typeof readPersistedOperations>

/**
 * Persisted operations of the client by id. The client's build validates them, so no limits apply.
 * Each is parsed on first use: parsing all would take half of the startup time.
 */
export function readPersistedOperations({ file, schema, isReloading, log }: Options) {
  let texts = new Map<string, string>()
  const documents = new Map<string, DocumentNode | null>()
  const own = new WeakMap<DocumentNode, string>()
  let changedAt = 0

  function read(): void {
    if (!existsSync(file)) return
    const { mtimeMs } = statSync(file)
    if (mtimeMs === changedAt) return
    changedAt = mtimeMs
    texts = new Map(Object.entries(table.parse(JSON.parse(readFileSync(file, 'utf8')))))
    documents.clear()
  }
  read()

  function documentOf(id: string): DocumentNode | null {
    const text = texts.get(id)
    if (text === undefined) return null
    const document = parse(text)
    const [error] = validate(schema, document)
    if (error) {
      log.warn({ id, reason: error.message }, 'persisted operation does not match the schema')
      return null
    }
    own.set(document, id)
    return document
  }

  return {
    find(id: string): DocumentNode | null {
      if (isReloading && !texts.has(id)) read()
      const known = documents.get(id)
      if (known !== undefined) return known
      const document = documentOf(id)
      if (texts.has(id)) documents.set(id, document)
      return document
    },
    holds: (document: DocumentNode) => own.has(document),
    idOf: (document: DocumentNode): string | null => own.get(document) ?? null,
  }
}
