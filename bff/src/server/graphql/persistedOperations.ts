import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Log } from '@palier/service/log'
import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql'
import { z } from 'zod'

const table = z.record(z.string(), z.string())

type Options = {
  /** JSON file with operation texts by id. */
  file: string
  schema: GraphQLSchema
  /** Whether to reload the file when it changes, for development. */
  isReloading: boolean
  log: Log
}

export type PersistedOperations = ReturnType<typeof readPersistedOperations>

/** Persisted operations of the client by id. They were validated at build time; no limit applies to them. */
export function readPersistedOperations({ file, schema, isReloading, log }: Options) {
  let documents = new Map<string, DocumentNode>()
  const own = new WeakMap<DocumentNode, string>()
  let changedAt = 0

  function read(): void {
    if (!existsSync(file)) return
    const { mtimeMs } = statSync(file)
    if (mtimeMs === changedAt) return
    changedAt = mtimeMs
    documents = new Map()
    for (const [id, text] of Object.entries(table.parse(JSON.parse(readFileSync(file, 'utf8'))))) {
      const document = parse(text)
      const [error] = validate(schema, document)
      if (error) log.warn({ id, reason: error.message }, 'an operation of the client does not fit the schema')
      else documents.set(id, document)
      own.set(document, id)
    }
  }
  read()

  return {
    find(id: string): DocumentNode | null {
      if (isReloading && !documents.has(id)) read()
      return documents.get(id) ?? null
    },
    /** Whether this document is persisted. */
    holds: (document: DocumentNode) => own.has(document),
    idOf: (document: DocumentNode): string | null => own.get(document) ?? null,
  }
}
